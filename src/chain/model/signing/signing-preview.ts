import type { ActionView } from '../action/action.ts';
import type { PermissionChange } from '../permission/permission-changes.ts';
import type { HolderChanges } from '../transaction/balance-changes.ts';
import type { DryRun } from '../transaction/dry-run.ts';
import type { Agreement } from './agreement.ts';
import type { NestedActions } from './nested-actions.ts';
import type { Verdict } from './verdict.ts';
import { weightOf } from './warnings/warning.ts';

/** Limit of compared figures, so that a large batch does not cause hundreds of requests. */
const MOST_FIGURES = 10;

/** Unsigned actions that run because of a signed one, and their effects. */
export interface NestedPreview extends NestedActions {
  readonly balances: readonly HolderChanges[];
  readonly permissionChanges: readonly PermissionChange[];
}

/** The contents of the review, decoded from the exact bytes to sign. */
export interface SigningPreview {
  readonly actor: string;
  readonly permission: string;
  /** The account billed for CPU and NET. */
  readonly payer: string;
  /** `data` is null if the bytes could not be decoded. */
  readonly actions: readonly ActionView[];
  /** Actions that are carried, referred to, or sent by contracts. */
  readonly nested: readonly NestedPreview[];
  readonly transactionId: string;
  /** Seconds. */
  readonly validFor: number;
  /** The transaction is stored and runs this many seconds later; 0 for immediately. */
  readonly delaySeconds: number;
  /** Computed from the actions alone. */
  readonly balances: readonly HolderChanges[];
  readonly permissionChanges: readonly PermissionChange[];
  /** What it takes to sign it, and why. */
  readonly verdict: Verdict;
  /** Null while loading. */
  readonly dryRun: DryRun | null;
  /** The balance changes of the dry run if they differ from `balances`, else null. */
  readonly dryRunBalances: readonly HolderChanges[] | null;
  /** Contradictions between the dry run and the preview. They block signing. */
  readonly contradictions: readonly Contradiction[];
  /** Trust in each action's ABI, signed or nested; empty until it is known. */
  readonly trust: readonly ActionTrust[];
  /** Whether two operators report the same permissions and balances; null while loading. */
  readonly agreement: Agreement | null;
}

/** A difference between a node's dry run and the locally decoded transaction. */
export interface Contradiction {
  /** Index of the action in the transaction, from 0. */
  readonly place: number;
  /** `eosio.token::transfer`. */
  readonly action: string;
  /** The field that differs; null if the whole action differs. */
  readonly field: string | null;
  /** As decoded here. */
  readonly here: string;
  /** As the node ran it. */
  readonly there: string;
}

/** Whether signing needs a confirmation because of a warning, or is blocked by a contradiction. */
export function isHarmful({ verdict }: SigningPreview): boolean {
  const { warnings, doubts } = verdict;
  return (
    warnings.some((one) => weightOf(one) !== 'notice') ||
    doubts.some(({ kind }) => kind === 'contradicted')
  );
}

interface SpentBalance {
  readonly account: string;
  readonly contract: string;
  readonly code: string;
}

type FiguredParts = Pick<
  SigningPreview,
  'actor' | 'actions' | 'balances' | 'permissionChanges' | 'nested'
>;

/**
 * The accounts that a transaction acts for or whose permissions it changes, and the balances it
 * spends from.
 */
export function signingFigures({
  actor,
  actions,
  balances,
  permissionChanges,
  nested,
}: FiguredParts): {
  readonly accounts: readonly string[];
  readonly balances: readonly SpentBalance[];
} {
  const changed = [permissionChanges, ...nested.map((one) => one.permissionChanges)]
    .flat()
    .map(({ account }) => account);
  const actors = actions.flatMap(({ authorization }) => authorization.map((one) => one.actor));
  const spent = balances.flatMap(({ holder, changes }) =>
    changes
      .filter(({ staked, amount }) => !staked && amount.units < 0n)
      .map(({ contract, amount }) => ({ account: holder, contract, code: amount.symbol.code })),
  );
  return {
    accounts: [...new Set([actor, ...changed, ...actors])].slice(0, MOST_FIGURES),
    balances: spent.slice(0, MOST_FIGURES),
  };
}

/** How reliable the ABI is that decoded an action. */
export type AbiTrust =
  /** Packed with the published ABI, of which this site has a copy. */
  | { readonly kind: 'published'; readonly source: string }
  /** Nodes of two operators serve the same ABI. Hosts. */
  | { readonly kind: 'agreed'; readonly nodes: readonly [string, string] }
  /** Only one node served it: no other node is configured, or none responded. */
  | { readonly kind: 'single'; readonly node: string; readonly others: 'none' | 'silent' }
  /** Nodes serve ABIs that contradict each other, or the published one. */
  | { readonly kind: 'disputed' }
  /** No node served one in time. */
  | { readonly kind: 'unread' }
  /** The user's own chain has an ABI that differs from the published one. */
  | {
      readonly kind: 'differs';
      readonly node: string;
      readonly published: string;
      readonly found: string;
    };

/** The trust in the decoding of one action. */
export interface ActionTrust {
  readonly contract: string;
  readonly action: string;
  readonly trust: AbiTrust;
}
