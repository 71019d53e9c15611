import type { ActionTrace, ActionView } from '../action/action.ts';

export type TransactionStatus = 'executed' | 'soft_fail' | 'hard_fail' | 'delayed' | 'expired';

/** The sender and payer of a scheduled transaction. */
export interface ScheduledBy {
  readonly sender: string;
  readonly payer: string;
}

export interface TransactionView {
  readonly id: string;
  readonly status: TransactionStatus;
  readonly blockNum: number;
  /** Milliseconds UTC. */
  readonly blockTime: number;
  /** Microseconds. */
  readonly cpuUsage: number;
  /** Bytes: eight times the receipt's words. */
  readonly netUsage: number;
  readonly delaySeconds: number;
  /** Milliseconds UTC, if the source reports it. */
  readonly expiration: number | null;
  /** The producer of its block, if the source reports it. */
  readonly producer?: string;
  /** The lower half of the number of the block that its signature depends on, if reported. */
  readonly refBlockNum?: number;
  readonly signatures: readonly string[];
  /** The roots: signed actions. */
  readonly actions: readonly ActionTrace[];
  /** The source lists a limited number of actions, and may have left out the last. */
  readonly mayBeTruncated?: boolean;
  /** The raw response, for the raw view. */
  readonly raw: unknown;
  /** The scheduler of a deferred transaction, if the source reports it. */
  readonly createdBy?: ScheduledBy;
  /** Which source responded: `native`, `hyperion`, `dex`, `dfuse`, `trace`, `block`. */
  readonly source: string;
}

/** A transaction scheduled for later. Times are milliseconds UTC, null if unknown. */
export interface DeferredTransactionView extends ScheduledBy {
  readonly id: string;
  readonly status: 'deferred';
  readonly published: number | null;
  readonly delayUntil: number | null;
  readonly expiration: number | null;
  readonly delaySeconds: number;
  /** The actions that will run. They have no inline actions yet. */
  readonly actions: readonly ActionTrace[];
  readonly raw: unknown;
  readonly source: string;
}

type Named = Pick<ActionView, 'account' | 'name'>;

/**
 * Whether a transaction's reported actions were executed. For a failed deferred transaction, they
 * were if they belong to its error handler, which begins with the failure notice.
 */
export function hasRun(transaction: {
  status: TransactionStatus;
  actions: readonly Named[];
}): boolean {
  const { status, actions } = transaction;
  return status === 'executed' || (status === 'soft_fail' && isFailureNotice(actions[0]));
}

/** Only the chain itself can send this action. */
export function isFailureNotice(action: Named | undefined): boolean {
  return action?.account === 'eosio' && action.name === 'onerror';
}
