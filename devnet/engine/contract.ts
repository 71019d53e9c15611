import type { TokenSymbol } from '../../src/chain/core/symbol.ts';
import type { Action, ChainSpec, PermissionLevel, Transaction } from '../types.ts';
import type { IndexType } from './index-keys.ts';
import type { Limits, Schedule, State } from './state.ts';

export interface InlineAction {
  account: string;
  name: string;
  authorization: PermissionLevel[];
  args: Record<string, unknown>;
}

/** A deferred transaction of a contract, with its own `delay_sec`. */
export interface DeferredTransaction {
  /** The contract's id for it, 128 bits. */
  senderId: bigint;
  payer: string;
  transaction: Transaction;
  /** Whether it may replace one with the same id. */
  replace?: boolean;
}

/** The environment of a running action. */
export interface ApplyContext {
  readonly state: State;
  readonly spec: ChainSpec;
  /** The account whose code runs. */
  readonly receiver: string;
  readonly action: Action;
  readonly privileged: boolean;
  /** The contract that sent this action inline; empty for none. */
  readonly sender: string;
  /** Whether row changes are forbidden. */
  readonly readOnly: boolean;
  /** The chain's core token. */
  readonly core: TokenSymbol;
  /** Time of the block, milliseconds UTC. */
  readonly now: number;
  /** The time as contracts store it: `2026-01-01T00:00:00.500`. */
  readonly time: string;
  /** Throws 3090004 "missing authority of …". */
  requireAuth(account: string): void;
  hasAuth(account: string): boolean;
  /** Throws 3090004 "missing authority of alice/active". */
  requireLevel(level: PermissionLevel): void;
  /**
   * Whether granted permissions and the transaction's delay satisfy all of its authorizations:
   * check_transaction_authorization.
   */
  isAuthorized(transaction: Transaction, granted: readonly PermissionLevel[]): boolean;
  isAccount(account: string): boolean;
  requireRecipient(...accounts: string[]): void;
  /** Schedules an inline action after this one and its notifications. */
  sendInline(inline: InlineAction): void;
  /** The same with packed data. */
  send(action: Action): void;
  /** Schedules a deferred transaction. Throws 3040009 if the id exists. */
  sendDeferred(deferred: DeferredTransaction): void;
  /** Cancels a deferred transaction; false if there is none. */
  cancelDeferred(senderId: bigint): boolean;
  print(text: string): void;
  /** On FIO: the response in the receipts of this action and its notifications. */
  respond(text: string): void;
  /** A table of the receiver, or read-only of another contract. */
  table<Row>(name: string, scope: string, code?: string): TableAccess<Row>;
  addRam(account: string, delta: number): void;
  limits(account: string): Limits;
  /** For privileged contracts. */
  setLimits(account: string, limits: Limits): void;
  /**
   * For privileged contracts. Takes effect with the next block, without producers whose keys the
   * devnet lacks.
   */
  proposeSchedule(producers: Schedule['producers']): void;
}

/** A contract's table in one scope, with decoded rows. */
export interface TableAccess<Row> {
  get(key: bigint): Row | undefined;
  /** Throws the assertion if there is no such row. */
  require(key: bigint, message: string): Row;
  /** Adds or replaces a row. Without a payer the current one is kept. */
  put(row: Row, payer?: string): void;
  remove(key: bigint): void;
  /** Rows in the order of an index (1 is the primary one), from a key on or from the end. */
  rows(options?: { index?: number; reverse?: boolean; limit?: number; lower?: bigint }): Row[];
}

/**
 * Runs a contract's action. `args` are decoded with its ABI. The result is the return value, if the
 * ABI declares one.
 */
export type ActionHandler = (context: ApplyContext, args: unknown) => unknown;

/**
 * A row's key in a secondary index, as an integer with the index's sort order; with its type if it
 * is not a 64-bit integer.
 */
export type SecondaryKey<Row> =
  | ((row: Row) => bigint)
  | { type: IndexType; key: (row: Row) => bigint };

export interface TableSpec {
  /** Row type in the contract's ABI. */
  type: string;
  /** Primary key of a decoded row. */
  key(row: never): bigint;
  /** The secondary indexes, from index 2 on. */
  secondary?: SecondaryKey<never>[];
}

/** A contract written in TypeScript. Its code is a short marker. */
export interface NativeContract {
  name: string;
  /** As JSON or an ABI object. */
  abi: object;
  actions: Record<string, ActionHandler>;
  /** Handlers of notifications, by `contract::action`. */
  notifications?: Record<string, ActionHandler>;
  tables: Record<string, TableSpec>;
  /** Runs once for each block before it closes, as the contract's account. Leaves no trace. */
  onBlock?: (context: ApplyContext, block: { producer: string; slot: number }) => void;
}

/** Adds argument types to a handler. The contract's ABI guarantees them. */
export function action<Args>(
  handler: (context: ApplyContext, args: Args) => unknown,
): ActionHandler {
  return (context, args) => handler(context, args as Args);
}

/** Adds row types to a table. The contract's ABI guarantees them. */
export function table<Row>(
  type: string,
  key: (row: Row) => bigint,
  ...secondary: SecondaryKey<Row>[]
): TableSpec {
  return { type, key, secondary };
}

const NATIVE_MARK = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...new TextEncoder().encode('pronghorn-devnet native: '),
);

/** The code for setcode that selects a native contract. */
export function nativeCode(name: string): Uint8Array {
  return Uint8Array.of(...NATIVE_MARK, ...new TextEncoder().encode(name));
}

export function isNativeCode(code: Uint8Array): boolean {
  return NATIVE_MARK.every((byte, index) => code[index] === byte);
}
