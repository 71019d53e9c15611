import type { ActionView } from '../action/action.ts';
import type { TransactionStatus } from '../transaction/transaction.ts';

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
  /** How many blocks before it its producer confirms anew; Savanna's blocks say 0. */
  readonly confirmed: number;
  /** Those that the block proposes to produce from now on; empty in most. */
  readonly newProducers: readonly string[];
  /** Digests of protocol features that begin with it. */
  readonly newFeatures: readonly string[];
  readonly producerSignature: string;
  readonly transactions: readonly BlockTransaction[];
  readonly raw: unknown;
}
