import type { ActionTrust } from '../abi/trust.ts';
import type { ActionView } from '../action/action.ts';
import type { HolderChanges } from '../transaction/balance-changes.ts';
import type { Contradiction } from './contradiction.ts';
import type { DryRun } from '../transaction/dry-run.ts';
import type { NestedActions } from './nested-actions.ts';
import type { PermissionChange } from '../permission/permission-changes.ts';
import type { Warning } from './warnings/warning.ts';

/** Actions that run because of a signed one, and what they change. */
export interface NestedPreview extends NestedActions {
  readonly balances: readonly HolderChanges[];
  readonly permissionChanges: readonly PermissionChange[];
}

/** What is shown before a signature: read from the very bytes that will be signed. */
export interface SigningPreview {
  readonly actor: string;
  readonly permission: string;
  /** Whom the chain bills for CPU and NET. */
  readonly payer: string;
  /** `data` is null where the bytes could not be read. */
  readonly actions: readonly ActionView[];
  /** What the actions carry, name, or have contracts send. */
  readonly nested: readonly NestedPreview[];
  readonly transactionId: string;
  /** Seconds. */
  readonly validFor: number;
  /** It is put down on the chain and runs that many seconds later; 0 for at once. */
  readonly delaySeconds: number;
  /** Worked out from the actions alone. */
  readonly balances: readonly HolderChanges[];
  readonly permissionChanges: readonly PermissionChange[];
  /** Null while they are looked for. */
  readonly warnings: readonly Warning[] | null;
  /** Whether some of the warnings could not be looked for. */
  readonly unchecked: boolean;
  /** Null while a node is asked. */
  readonly dryRun: DryRun | null;
  /** What the dry run changes, where that is other than `balances`; null where it is not. */
  readonly dryRunBalances: readonly HolderChanges[] | null;
  /** Where the dry run contradicts what is shown: nothing is signed then. */
  readonly contradictions: readonly Contradiction[];
  /** How sure the reading of each action is; empty until it is known. */
  readonly trust: readonly ActionTrust[];
}
