import type { ActionView } from '../action/action.ts';
import type { TransactionStatus } from '../transaction/transaction.ts';

/** Block numbers are 32 bits. */
export const MAX_BLOCK_NUMBER = 0xffff_ffff;

export interface BlockTransaction {
  readonly id: string;
  readonly status: TransactionStatus;
  /** Microseconds. */
  readonly cpuUsage: number;
  /** Bytes. */
  readonly netUsage: number;
  /** Empty for a deferred transaction: blocks store only its id. */
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
  /** Number of earlier blocks its producer newly confirms; 0 on Savanna. */
  readonly confirmed: number;
  /** The producers of a schedule that the block proposes; usually empty. */
  readonly newProducers: readonly string[];
  /** Digests of protocol features activated in the block. */
  readonly newFeatures: readonly string[];
  readonly producerSignature: string;
  readonly transactions: readonly BlockTransaction[];
  readonly raw: unknown;
}

/** A block number or id as a node accepts it; null otherwise. */
export function blockKey(text: string): string | null {
  if (/^\d{1,10}$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= MAX_BLOCK_NUMBER ? String(number) : null;
  }
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null;
}
