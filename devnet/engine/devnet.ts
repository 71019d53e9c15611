import type { Action, Block, Chain, PackedTransaction, TransactionTrace } from '../types.ts';
import type { SavedBlocks } from './blocks.ts';
import type { NativeContract } from './contract.ts';
import type { ChainParameters } from './parameters.ts';
import type { Limits } from './retention.ts';
import type { Schedule, ScheduledTransaction } from './state.ts';

export interface ChainOptions {
  /** Milliseconds UTC; replaces the machine's clock. */
  now?: () => number;
  /** Additional private keys of producers. */
  keys?: string[];
  /** Additional native contracts. */
  contracts?: NativeContract[];
  /** Number of transactions to keep, if not the default. */
  retention?: Limits;
}

/** The engine's interface for the devnet itself, beyond that for the APIs. */
export interface Devnet extends Chain {
  /** Runs a read-only transaction. Throws ChainError. */
  readOnly(transaction: PackedTransaction): TransactionTrace;
  /** Hex sha256 of the whole state. */
  stateHash(): string;
  /** An account's packed ABI; empty for none. */
  rawAbi(account: string): Uint8Array;
  /** An account's WebAssembly; empty for none and for native contracts. */
  code(account: string): Uint8Array;
  /** Bytes of the code; 0 for none. */
  codeSize(account: string): number;
  /** The keys that a transaction needs. Throws ChainError if they are not enough. */
  requiredKeys(actions: Action[], keys: string[]): string[];
  /** The current limits of blocks and transactions. */
  parameters(): ChainParameters;
  /** Total stake weights, in core units. */
  totalWeights(): { net: number; cpu: number };
  /** The schedule of the next block; null for none. */
  proposedSchedule(): Schedule | null;
  /** Scheduled transactions, the next one first. */
  scheduledTransactions(): ScheduledTransaction[];
  /** Advances the clock by milliseconds and closes a block. Throws a RangeError below 0. */
  advance(ms: number): Block;
  /** Sets the clock (milliseconds UTC) and closes a block. Throws for past times. */
  setClock(time: number): Block;
  /**
   * Replaces the last blocks like a fork: undoes them and makes one block more. Their transactions
   * are tried again unless `carry` is false; those that refer to a dropped block are lost. Throws a
   * RangeError if a block is irreversible.
   */
  fork(count: number, options?: { carry?: boolean }): { dropped: Block[]; made: Block[] };
  /** The chain after its last block, as a cloneable value. */
  save(): SavedChain;
  /** Loads a saved chain of the same spec, without notifying block listeners. */
  load(saved: SavedChain): void;
}

export interface SavedChain {
  state: ReadonlyMap<string, unknown>;
  blocks: SavedBlocks;
}
