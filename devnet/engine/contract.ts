import type { ApplyContext } from './context.ts';

/** Runs one action of a contract. `args` are decoded by the contract's ABI: see `nativeOf`. */
export type ActionHandler = (context: ApplyContext, args: unknown) => void;

export interface TableSpec {
  /** Type of a row in the contract's ABI. */
  type: string;
  /** Primary key of a decoded row. */
  key(row: never): bigint;
  /** Keys of the secondary indexes, from index 2 on, in an order-preserving integer form. */
  secondary?: ((row: never) => bigint)[];
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
export function action<Args>(handler: (context: ApplyContext, args: Args) => void): ActionHandler {
  return (context, args) => handler(context, args as Args);
}

/** Gives a table the type of its rows, which the contract's ABI vouches for. */
export function table<Row>(
  type: string,
  key: (row: Row) => bigint,
  ...secondary: ((row: Row) => bigint)[]
): TableSpec {
  return { type, key, secondary };
}

/** The bytes that setcode takes to run a native contract. */
export function nativeCode(name: string): Uint8Array {
  const magic = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  return Uint8Array.of(...magic, ...new TextEncoder().encode(`pronghorn-devnet native: ${name}`));
}
