import type { ActionTrace } from './action.ts';

export type TransactionStatus = 'executed' | 'soft_fail' | 'hard_fail' | 'delayed' | 'expired';

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
  /** Which source answered: `native`, `hyperion`, `trace`, `block`. */
  readonly source: string;
}
