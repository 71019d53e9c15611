import type { RowChange, TablePage, TableQuery, TableRow } from '../types.ts';
import { INDEX_TYPES, indexTable } from './index-keys.ts';
import type { IndexType } from './index-keys.ts';
import { createOrderedIndex } from './ordered.ts';
import type { OrderedIndex } from './ordered.ts';
import type { Store } from './store.ts';

export interface TableId {
  code: string;
  /** A 64-bit scope, written as a name. */
  scope: string;
  table: string;
}

export interface ScopeSummary extends TableId {
  payer: string;
  count: number;
}

/** A row's key in a secondary index, as an integer with the index's sort order. */
export interface IndexEntry {
  primary: bigint;
  key: bigint;
  payer: string;
}

interface Index {
  order: OrderedIndex;
  entries: Map<bigint, IndexEntry>;
}

interface Table extends TableId {
  payer: string;
  rows: Map<bigint, TableRow>;
  primary: OrderedIndex;
  indexes: Map<IndexType, Index>;
}

/**
 * The ordered rows of all contracts and their secondary index keys, laid out as in nodeos: an index
 * has its own table name (see `indexTable`), and a table exists, paid for by its creator,
 * while it has a row or key. The caller bills the RAM.
 */
export interface Tables {
  get(id: TableId, key: bigint): TableRow | undefined;
  /** Adds or replaces. The first row or key creates the table with this payer. */
  put(id: TableId, row: TableRow): void;
  remove(id: TableId, key: bigint): void;
  /** A row's key in the index with this table name. */
  entry(id: TableId, type: IndexType, primary: bigint): IndexEntry | undefined;
  putEntry(id: TableId, type: IndexType, entry: IndexEntry): void;
  removeEntry(id: TableId, type: IndexType, primary: bigint): void;
  /** Rows or index keys in order, read-only. Undefined if the table does not exist. */
  order(id: TableId, type?: IndexType): OrderedIndex | undefined;
  page(query: TableQuery): TablePage;
  /** The payer of the table itself, while it exists. */
  payer(id: TableId): string | undefined;
  scopes(code: string, table?: string): ScopeSummary[];
  /** The rows changed since the last call, in the order of their changes. */
  takeChanges(): RowChange[];
}

const EMPTY = createOrderedIndex();

export function createTables(store: Store): Tables {
  const tables = new Map<string, Table>();
  const find = (id: TableId): Table | undefined => tables.get(addressOf(id));
  /** Rows before their first change, whether the change was kept or not. */
  const touched = new Map<string, { id: TableId; key: bigint; before: TableRow | undefined }>();

  function open(id: TableId, payer: string): Table {
    const address = addressOf(id);
    const existing = tables.get(address);
    if (existing) return existing;
    const { code, scope, table } = id;
    const created: Table = {
      code,
      scope,
      table,
      payer,
      rows: new Map(),
      primary: createOrderedIndex(),
      indexes: new Map(),
    };
    tables.set(address, created);
    store.record(() => void tables.delete(address));
    return created;
  }

  function closeIfEmpty(table: Table): void {
    if (countOf(table) > 0) return;
    const address = addressOf(table);
    tables.delete(address);
    store.record(() => void tables.set(address, table));
  }

  function change(table: Table, key: bigint, row: TableRow | undefined): void {
    const before = table.rows.get(key);
    const place = `${addressOf(table)}/${key}`;
    if (!touched.has(place)) touched.set(place, { id: idOf(table), key, before });
    write(table, key, row);
    store.record(() => write(table, key, before));
  }

  function changeEntry(
    table: Table,
    type: IndexType,
    primary: bigint,
    entry: IndexEntry | undefined,
  ): void {
    const before = table.indexes.get(type)?.entries.get(primary);
    if (before && before.key === entry?.key && before.payer === entry.payer) return;
    writeEntry(table, type, primary, entry);
    store.record(() => writeEntry(table, type, primary, before));
  }

  store.register('tables', {
    summarize(add) {
      for (const address of [...tables.keys()].sort()) summarize(tables.get(address)!, add);
    },
    save: () => Array.from(tables.values(), saveTable),
    load(saved) {
      tables.clear();
      for (const one of saved as SavedTable[]) loadTable(open(one, one.payer), one);
    },
  });

  return {
    get: (id, key) => find(id)?.rows.get(key),
    put: (id, row) => change(open(id, row.payer), row.primary_key, row),
    remove(id, key) {
      const table = find(id);
      if (!table?.rows.has(key)) return;
      change(table, key, undefined);
      closeIfEmpty(table);
    },
    entry: (id, type, primary) => find(id)?.indexes.get(type)?.entries.get(primary),
    putEntry: (id, type, entry) => changeEntry(open(id, entry.payer), type, entry.primary, entry),
    removeEntry(id, type, primary) {
      const table = find(id);
      if (!table?.indexes.get(type)?.entries.has(primary)) return;
      changeEntry(table, type, primary, undefined);
      closeIfEmpty(table);
    },
    order(id, type) {
      const table = find(id);
      return type && table ? (table.indexes.get(type)?.order ?? EMPTY) : table?.primary;
    },
    page: (query) =>
      pageOf(
        find(query),
        query.index === 1 ? find(query)?.primary : indexOrder(find, query),
        query,
      ),
    payer: (id) => find(id)?.payer,
    scopes: (code, name) =>
      [...tables.values()]
        .filter((table) => table.code === code && (!name || table.table === name))
        .map((table) => ({ ...idOf(table), payer: table.payer, count: countOf(table) }))
        .sort((a, b) => compare(a.scope, b.scope) || compare(a.table, b.table)),
    takeChanges() {
      const changes = [...touched.values()].flatMap(({ id, key, before }) =>
        changeOf(id, before, find(id)?.rows.get(key)),
      );
      touched.clear();
      return changes;
    },
  };
}

function write(table: Table, key: bigint, row: TableRow | undefined): void {
  const before = table.rows.get(key);
  if (row) table.rows.set(key, row);
  else table.rows.delete(key);
  if (row && !before) table.primary.insert(key, key);
  if (!row && before) table.primary.remove(key, key);
}

function writeEntry(
  table: Table,
  type: IndexType,
  primary: bigint,
  entry: IndexEntry | undefined,
): void {
  let index = table.indexes.get(type);
  if (!index) {
    index = { order: createOrderedIndex(), entries: new Map() };
    table.indexes.set(type, index);
  }
  const before = index.entries.get(primary);
  if (before) index.order.remove(before.key, primary);
  if (entry) {
    index.entries.set(primary, entry);
    index.order.insert(entry.key, primary);
  } else index.entries.delete(primary);
}

/** nodeos selects an index type by `key_type`; contracts have one type at each position. */
function indexOrder(
  find: (id: TableId) => Table | undefined,
  { code, scope, table, index }: TableQuery,
): OrderedIndex | undefined {
  const indexes = find({ code, scope, table: indexTable(table, index - 2) })?.indexes;
  const type = INDEX_TYPES.find((one) => indexes?.get(one)?.entries.size);
  return type && indexes?.get(type)?.order;
}

function pageOf(
  table: Table | undefined,
  order: OrderedIndex | undefined,
  query: TableQuery,
): TablePage {
  if (!table || !order) return { rows: [], next: null };
  const first = query.lower === undefined ? 0 : order.lowerBound(query.lower);
  const end = query.upper === undefined ? order.size : order.lowerBound(query.upper + 1n);
  const count = Math.max(0, Math.min(query.limit, end - first));
  const position = (step: number) => (query.reverse ? end - 1 - step : first + step);
  const rows: TablePage['rows'] = [];
  for (let step = 0; step < count; step++) {
    const { key, primary } = order.at(position(step))!;
    const row = table.rows.get(primary);
    // A contract can leave a key without a row. nodeos skips it.
    if (row) rows.push({ key, row });
  }
  return { rows, next: end - first > count ? order.at(position(count))!.key : null };
}

function summarize(table: Table, add: (text: string) => void): void {
  add(`${addressOf(table)}:${table.payer}`);
  for (const row of inOrder(table.primary, table.rows))
    add(`${row.primary_key}:${row.payer}:${Buffer.from(row.value).toString('hex')}`);
  for (const type of INDEX_TYPES) {
    const index = table.indexes.get(type);
    if (!index) continue;
    for (const { primary, key, payer } of inOrder(index.order, index.entries))
      add(`${type}:${key}:${primary}:${payer}`);
  }
}

interface SavedTable extends TableId {
  payer: string;
  /** Sorted by key, like the entries. */
  rows: TableRow[];
  indexes: { type: IndexType; entries: IndexEntry[] }[];
}

function saveTable(table: Table): SavedTable {
  return {
    ...idOf(table),
    payer: table.payer,
    rows: inOrder(table.primary, table.rows),
    indexes: Array.from(table.indexes, ([type, { order, entries }]) => ({
      type,
      entries: inOrder(order, entries),
    })),
  };
}

function loadTable(table: Table, { rows, indexes }: SavedTable): void {
  for (const row of rows) write(table, row.primary_key, row);
  for (const { type, entries } of indexes)
    for (const entry of entries) writeEntry(table, type, entry.primary, entry);
}

function changeOf(
  id: TableId,
  before: TableRow | undefined,
  after: TableRow | undefined,
): RowChange[] {
  if (after) return sameRow(before, after) ? [] : [{ ...id, row: after, present: true }];
  return before ? [{ ...id, row: before, present: false }] : [];
}

function sameRow(before: TableRow | undefined, after: TableRow): boolean {
  if (!before || before.payer !== after.payer) return false;
  return before.value === after.value || Buffer.compare(before.value, after.value) === 0;
}

function inOrder<Value>(order: OrderedIndex, values: Map<bigint, Value>): Value[] {
  return Array.from({ length: order.size }, (_, index) => values.get(order.at(index)!.primary)!);
}

/** Number of rows and index keys, as nodeos counts them. */
function countOf(table: Table): number {
  let count = table.rows.size;
  for (const { entries } of table.indexes.values()) count += entries.size;
  return count;
}

function idOf({ code, scope, table }: TableId): TableId {
  return { code, scope, table };
}

function addressOf({ code, scope, table }: TableId): string {
  return `${code}/${scope}/${table}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
