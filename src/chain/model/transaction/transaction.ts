import type { ActionTrace } from '../action/action.ts';

export type TransactionStatus = 'executed' | 'soft_fail' | 'hard_fail' | 'delayed' | 'expired';

/** Who scheduled a transaction for later. */
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
  /** Bytes: eight times the receipt's words, multiplied once. */
  readonly netUsage: number;
  readonly delaySeconds: number;
  /** Milliseconds UTC, where the source knows it. */
  readonly expiration: number | null;
  readonly signatures: readonly string[];
  /** The roots: actions the signer asked for. */
  readonly actions: readonly ActionTrace[];
  /** The answer as it came, for the raw view. */
  readonly raw: unknown;
  /** For one that was scheduled before, where the source tells it. */
  readonly createdBy?: ScheduledBy;
  /** Which source answered: `native`, `hyperion`, `dex`, `dfuse`, `trace`, `block`. */
  readonly source: string;
}

/** A transaction that waits to be executed. Times are milliseconds UTC, null where not told. */
export interface DeferredTransactionView extends ScheduledBy {
  readonly id: string;
  readonly status: 'deferred';
  readonly published: number | null;
  readonly delayUntil: number | null;
  readonly expiration: number | null;
  readonly delaySeconds: number;
  /** What will run. Nothing has yet, so that nothing hangs below them. */
  readonly actions: readonly ActionTrace[];
  readonly raw: unknown;
  readonly source: string;
}
