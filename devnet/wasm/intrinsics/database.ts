import { nameOf } from '../../abi/bytes.ts';
import { ensure } from '../../engine/errors.ts';
import type { TableId } from '../../engine/tables.ts';
import type { Intrinsics, Machine } from '../call.ts';
import { createWalk } from '../walk.ts';
import type { Found } from '../walk.ts';

/** Cost of an access, in units of a simple instruction. */
const ACCESS_COST = 600;

/** Rows by primary key. Iterators, ends and errors are nodeos's. */
export function databaseIntrinsics(machine: Machine): Intrinsics {
  const walk = createWalk(() => {
    const { context, rows } = machine.call;
    return { tables: context.state.tables, cache: rows, type: undefined };
  });

  function idOf(code: bigint, scope: bigint, table: bigint): TableId {
    machine.call.charge(ACCESS_COST);
    return { code: nameOf(code), scope: nameOf(scope), table: nameOf(table) };
  }

  /** Writes the primary key to the contract's memory, if there is a row. */
  function writeKey({ iterator, entry }: Found, primaryAt: number): number {
    if (entry) machine.call.memory.setInteger(primaryAt, 8, entry.primary);
    return iterator;
  }

  return {
    db_store_i64(
      scope: bigint,
      table: bigint,
      payer: bigint,
      primary: bigint,
      at: number,
      length: number,
    ) {
      const { billed, context, memory, rows } = machine.call;
      machine.call.charge(ACCESS_COST + length);
      ensure(
        payer !== 0n,
        'invalid_table_payer',
        'must specify a valid account to pay for new record',
      );
      const id = { code: context.receiver, scope: nameOf(scope), table: nameOf(table) };
      const key = BigInt.asUintN(64, primary);
      billed.store(id, key, nameOf(payer), memory.copy(at, length));
      return rows.row(id, key);
    },
    db_update_i64(iterator: number, payer: bigint, at: number, length: number) {
      const { billed, memory } = machine.call;
      machine.call.charge(ACCESS_COST + length);
      const { id, primary } = walk.own(iterator, machine.call.context.receiver);
      billed.update(id, primary, nameOf(payer), memory.copy(at, length));
    },
    db_remove_i64(iterator: number) {
      machine.call.charge(ACCESS_COST);
      const { id, primary } = walk.own(iterator, machine.call.context.receiver);
      machine.call.billed.remove(id, primary);
      machine.call.rows.remove(iterator);
    },
    db_get_i64(iterator: number, at: number, length: number) {
      const { context, memory, rows } = machine.call;
      const { id, primary } = rows.get(iterator);
      const { value } = context.state.tables.get(id, primary)!;
      machine.call.charge(ACCESS_COST + value.length);
      if (length === 0) return value.length;
      const part = value.subarray(0, length >>> 0);
      memory.write(at, part);
      return part.length;
    },
    db_next_i64(iterator: number, primaryAt: number) {
      machine.call.charge(ACCESS_COST);
      return writeKey(walk.next(iterator), primaryAt);
    },
    db_previous_i64(iterator: number, primaryAt: number) {
      machine.call.charge(ACCESS_COST);
      return writeKey(walk.previous(iterator), primaryAt);
    },
    db_find_i64: (code: bigint, scope: bigint, table: bigint, primary: bigint) =>
      walk.exact(idOf(code, scope, table), BigInt.asUintN(64, primary)).iterator,
    db_lowerbound_i64: (code: bigint, scope: bigint, table: bigint, primary: bigint) =>
      walk.from(idOf(code, scope, table), BigInt.asUintN(64, primary)).iterator,
    db_upperbound_i64: (code: bigint, scope: bigint, table: bigint, primary: bigint) =>
      walk.from(idOf(code, scope, table), BigInt.asUintN(64, primary) + 1n).iterator,
    db_end_i64: (code: bigint, scope: bigint, table: bigint) => walk.end(idOf(code, scope, table)),
  };
}
