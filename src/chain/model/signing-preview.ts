import type { ActionView } from './action.ts';
import type { HolderChanges } from './balance-changes.ts';
import type { DryRun } from './dry-run.ts';
import type { PermissionChange } from './permission-changes.ts';
import type { Warning } from './warnings/warning.ts';

/** What is shown before a signature: read from the very bytes that will be signed. */
export interface SigningPreview {
  readonly actor: string;
  readonly permission: string;
  /** Whom the chain bills for CPU and NET. */
  readonly payer: string;
  /** `data` is null where the bytes could not be read. */
  readonly actions: readonly ActionView[];
  readonly transactionId: string;
  /** Seconds. */
  readonly validFor: number;
  /** It is put down on the chain and runs that many seconds later; 0 for at once. */
  readonly delaySeconds: number;
  /** Of a node's dry run where there is one, else of the actions alone. */
  readonly balances: readonly HolderChanges[];
  readonly permissionChanges: readonly PermissionChange[];
  /** Null while they are looked for. */
  readonly warnings: readonly Warning[] | null;
  /** Null while a node is asked. */
  readonly dryRun: DryRun | null;
}
