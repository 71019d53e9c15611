import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { bytesOfHex } from '../abi/hex.ts';
import { createBilledTables } from '../engine/billed-tables.ts';
import type { BilledTables } from '../engine/billed-tables.ts';
import type { OpenContext } from '../engine/context.ts';
import type { OpenedTransaction } from '../engine/transactions.ts';
import type { Runtime } from '../engine/runtime.ts';
import { createIteratorCache } from './iterators.ts';
import type { IteratorCache } from './iterators.ts';
import type { ContractMemory } from './memory.ts';

/** The transaction context of an action. */
export interface Surroundings {
  contextFree: boolean;
  /** The contract that sent the action inline; empty for none. */
  sender: string;
  /** Undefined in the genesis. */
  transaction: OpenedTransaction | undefined;
}

/** One run of a contract's `apply`, as its intrinsics see it. */
export interface Call extends Surroundings {
  runtime: Runtime;
  context: OpenContext;
  /** The value of the receiver's name. */
  receiver: bigint;
  data: Uint8Array;
  memory: ContractMemory;
  /** Charges the contract for an intrinsic, in units of a simple instruction. */
  charge(units: number): void;
  rows: IteratorCache;
  billed: BilledTables;
  returned: Uint8Array | undefined;
}

/** Contracts run one at a time: all imported functions serve the current call. */
export interface Machine {
  readonly call: Call;
}

/** Functions by import name. 64-bit integers are signed bigints. */
export type Intrinsics = Record<string, (...args: never[]) => unknown>;

export function createCall(
  runtime: Runtime,
  context: OpenContext,
  surroundings: Surroundings,
  memory: ContractMemory,
  charge: (units: number) => void,
): Call {
  return {
    ...surroundings,
    runtime,
    context,
    receiver: nameToBigint(context.receiver),
    data: bytesOfHex(context.action.data),
    memory,
    charge,
    rows: createIteratorCache(),
    billed: createBilledTables(context.state.tables, context.addRam, context.readOnly),
    returned: undefined,
  };
}
