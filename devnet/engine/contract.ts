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

/** A transaction a contract sends to run by itself later, after its own `delay_sec`. */
export interface DeferredTransaction {
  /** By which the contract knows it again, of 128 bits. */
  senderId: bigint;
  payer: string;
  transaction: Transaction;
  /** Whether it may take the place of one with the same id. */
  replace?: boolean;
}

/** What a contract can do and see while one of its actions runs. */
export interface ApplyContext {
  readonly state: State;
  readonly spec: ChainSpec;
  /** The account whose code runs. */
  readonly receiver: string;
  readonly action: Action;
  readonly privileged: boolean;
  /** Whether it may change no row. */
  readonly readOnly: boolean;
  /** The chain's core token. */
  readonly core: TokenSymbol;
  /** Time of the block, milliseconds UTC. */
  readonly now: number;
  /** The same as contracts store it: `2026-01-01T00:00:00.500`. */
  readonly time: string;
  /** Throws 3090004 "missing authority of …". */
  requireAuth(account: string): void;
  hasAuth(account: string): boolean;
  /** Throws 3090004 "missing authority of alice/active". */
  requireLevel(level: PermissionLevel): void;
  /**
   * Whether the granted permissions, with the transaction's own delay, are enough for all that its
   * actions declare: check_transaction_authorization.
   */
  isAuthorized(transaction: Transaction, granted: readonly PermissionLevel[]): boolean;
  isAccount(account: string): boolean;
  requireRecipient(...accounts: string[]): void;
  /** Schedules an action after this one and its notifications. */
  sendInline(inline: InlineAction): void;
  /** The same for an action whose data is packed already. */
  send(action: Action): void;
  /** Schedules a transaction for a later block. Throws 3040009 where its id is taken. */
  sendDeferred(deferred: DeferredTransaction): void;
  /** Takes back what was sent deferred; false where there is nothing any more. */
  cancelDeferred(senderId: bigint): boolean;
  print(text: string): void;
  /** On FIO: what the receipts of this action and its notifications answer. */
  respond(text: string): void;
  /** A table of the receiver, or of another contract, then to read only. */
  table<Row>(name: string, scope: string, code?: string): TableAccess<Row>;
  addRam(account: string, delta: number): void;
  limits(account: string): Limits;
  /** For privileged contracts. */
  setLimits(account: string, limits: Limits): void;
  /**
   * For privileged contracts. Becomes active with the next block, without the producers whose keys
   * the devnet does not hold.
   */
  proposeSchedule(producers: Schedule['producers']): void;
}

/** A contract's table in one scope, rows as decoded objects. */
export interface TableAccess<Row> {
  get(key: bigint): Row | undefined;
  /** Throws the assertion where there is no such row. */
  require(key: bigint, message: string): Row;
  /** Adds or replaces the row; without a payer the one who paid so far pays on. */
  put(row: Row, payer?: string): void;
  remove(key: bigint): void;
  /** Rows in the order of an index (1 is the primary one), from a key on, or from its end. */
  rows(options?: { index?: number; reverse?: boolean; limit?: number; lower?: bigint }): Row[];
}

/**
 * Runs one action of a contract. `args` are decoded by the contract's ABI. What it returns is the
 * action's return value, where the ABI has a type for that.
 */
export type ActionHandler = (context: ApplyContext, args: unknown) => unknown;

/**
 * A row's key in a secondary index, in the integer form that orders as the index does; where the
 * index is not one of 64-bit integers, with its type.
 */
export type SecondaryKey<Row> =
  ((row: Row) => bigint) | { type: IndexType; key: (row: Row) => bigint };

export interface TableSpec {
  /** Type of a row in the contract's ABI. */
  type: string;
  /** Primary key of a decoded row. */
  key(row: never): bigint;
  /** The secondary indexes, from index 2 on. */
  secondary?: SecondaryKey<never>[];
}

/** A contract written in TypeScript. Its code is a short marker: an account that sets it runs it. */
export interface NativeContract {
  name: string;
  /** As JSON or an ABI object. */
  abi: object;
  actions: Record<string, ActionHandler>;
  /** What it does when notified of another contract's action, by `contract::action`. */
  notifications?: Record<string, ActionHandler>;
  tables: Record<string, TableSpec>;
  /** Runs once a block, before it closes, as the account the contract is set on. No trace. */
  onBlock?: (context: ApplyContext, block: { producer: string; slot: number }) => void;
}

/** Gives a handler the type of its arguments, which the contract's ABI vouches for. */
export function action<Args>(
  handler: (context: ApplyContext, args: Args) => unknown,
): ActionHandler {
  return (context, args) => handler(context, args as Args);
}

/** Gives a table the type of its rows, which the contract's ABI vouches for. */
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

/** The bytes that setcode takes to run a native contract. */
export function nativeCode(name: string): Uint8Array {
  return Uint8Array.of(...NATIVE_MARK, ...new TextEncoder().encode(name));
}

export function isNativeCode(code: Uint8Array): boolean {
  return NATIVE_MARK.every((byte, place) => code[place] === byte);
}
