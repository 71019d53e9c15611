import type { Action, Block, Chain, PackedTransaction, TransactionTrace } from '../types.ts';
import type { SavedBlocks } from './blocks.ts';
import type { NativeContract } from './contract.ts';
import type { ChainParameters } from './parameters.ts';
import type { Limits } from './retention.ts';
import type { Schedule, ScheduledTransaction } from './state.ts';

export interface ChainOptions {
  /** Milliseconds UTC, in place of the machine's clock. */
  now?: () => number;
  /** Private keys of producers whose key is not the devnet's own for their name. */
  keys?: string[];
  /** Contracts that accounts can run beside the devnet's own. */
  contracts?: NativeContract[];
  /** How many transactions are kept whole, where not the usual number. */
  retention?: Limits;
}

/** What the devnet's own parts may ask beyond what the APIs share. */
export interface Devnet extends Chain {
  /** Runs what only asks and may change nothing. Throws ChainError. */
  readOnly(transaction: PackedTransaction): TransactionTrace;
  /** Hex sha256 of everything that transactions can change. */
  stateHash(): string;
  /** The packed ABI of an account, empty where it has none. */
  rawAbi(account: string): Uint8Array;
  /** The WebAssembly an account runs, empty where it has none or its contract is native. */
  code(account: string): Uint8Array;
  /** Bytes of the code that was set, 0 where none is. */
  codeSize(account: string): number;
  /** Which of the keys a transaction needs. Throws ChainError where they are not enough. */
  requiredKeys(actions: Action[], keys: string[]): string[];
  /** What blocks and transactions may use, as it was set last. */
  parameters(): ChainParameters;
  /** Sums of the stake weights, units of the core token. */
  totalWeights(): { net: number; cpu: number };
  /** The schedule that waits for the next block, or null. */
  proposedSchedule(): Schedule | null;
  /** Transactions that wait to run by themselves, the next first. */
  scheduledTransactions(): ScheduledTransaction[];
  /** Lets so many milliseconds pass at once and closes a block. Throws a RangeError below 0. */
  advance(ms: number): Block;
  /** Moves the clock to a moment, milliseconds UTC, and closes a block. Throws where it is past. */
  setClock(time: number): Block;
  /**
   * Replaces the last blocks, as where another producer's branch wins: takes them back with all they
   * did and makes one block more in their place. Their transactions are tried again, unless `carry`
   * is false; those that refer to a dropped block are gone. Throws a RangeError where the blocks are
   * not all reversible.
   */
  fork(count: number, options?: { carry?: boolean }): { dropped: Block[]; made: Block[] };
  /** The chain as its last block left it, as a value that can be cloned. */
  save(): SavedChain;
  /** Goes on from what another chain of the same spec saved. Nobody is told of its blocks. */
  load(saved: SavedChain): void;
}

export interface SavedChain {
  state: ReadonlyMap<string, unknown>;
  blocks: SavedBlocks;
}
