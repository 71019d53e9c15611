import { ensure } from '../engine/errors.ts';
import type { TableId } from '../engine/tables.ts';

export interface IteratedRow {
  id: TableId;
  primary: bigint;
}

/**
 * A contract's iterators for one kind of rows during an action, numbered like in nodeos: rows from
 * 0 up, table ends from -2 down, -1 for no table. Throws 3160003 and 3160005.
 */
export interface IteratorCache {
  /** The iterator of a table's end. */
  end(id: TableId): number;
  /** The iterator of a row. */
  row(id: TableId, primary: bigint): number;
  get(iterator: number): IteratedRow;
  /** The table of an end iterator; undefined for others. */
  tableOfEnd(iterator: number): TableId | undefined;
  /** Invalidates a removed row's iterator. */
  remove(iterator: number): void;
}

interface KnownTable {
  end: number;
  rows: Map<bigint, number>;
}

export function createIteratorCache(): IteratorCache {
  const tables = new Map<string, KnownTable>();
  const ends: TableId[] = [];
  const rows: (IteratedRow | null)[] = [];

  function tableOf(id: TableId): KnownTable {
    const address = `${id.code}/${id.scope}/${id.table}`;
    const existing = tables.get(address);
    if (existing) return existing;
    const made = { end: -(ends.push(id) + 1), rows: new Map<bigint, number>() };
    tables.set(address, made);
    return made;
  }

  function get(iterator: number): IteratedRow {
    ensure(iterator !== -1, 'invalid_table_iterator', 'invalid iterator');
    ensure(iterator >= 0, 'table_operation_not_permitted', 'dereference of end iterator');
    const row = rows[iterator];
    ensure(row !== undefined, 'invalid_table_iterator', 'iterator out of range');
    ensure(row, 'table_operation_not_permitted', 'dereference of deleted object');
    return row;
  }

  return {
    end: (id) => tableOf(id).end,
    row(id, primary) {
      const table = tableOf(id);
      const existing = table.rows.get(primary);
      if (existing !== undefined) return existing;
      const made = rows.push({ id, primary }) - 1;
      table.rows.set(primary, made);
      return made;
    },
    get,
    tableOfEnd(iterator) {
      ensure(iterator < -1, 'invalid_table_iterator', 'not an end iterator');
      return ends[-iterator - 2];
    },
    remove(iterator) {
      const { id, primary } = get(iterator);
      rows[iterator] = null;
      tableOf(id).rows.delete(primary);
    },
  };
}
