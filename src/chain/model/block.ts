import type { ActionView } from './action.ts';
import type { TransactionStatus } from './transaction.ts';

export interface BlockTransaction {
  readonly id: string;
  readonly status: TransactionStatus;
  /** Microseconds. */
  readonly cpuUsage: number;
  /** Bytes. */
  readonly netUsage: number;
  /** Empty for a deferred transaction: blocks hold only its id. */
  readonly actions: readonly ActionView[];
}

export interface BlockView {
  readonly id: string;
  readonly number: number;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly producer: string;
  readonly previous: string;
  readonly transactionMerkleRoot: string;
  readonly actionMerkleRoot: string;
  readonly scheduleVersion: number;
  readonly producerSignature: string;
  readonly transactions: readonly BlockTransaction[];
  readonly raw: unknown;
}
