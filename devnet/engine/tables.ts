import type { TablePage, TableQuery, TableRow } from '../types.ts';
import { createOrderedIndex } from './ordered.ts';
import type { OrderedIndex } from './ordered.ts';
import type { Store } from './store.ts';

export interface TableId {
  code: string;
  /** Any 64-bit scope in the text form of a name. */
  scope: string;
  table: string;
}

export interface ScopeSummary extends TableId {
  payer: string;
  count: number;
}

interface Table extends TableId {
  payer: string;
  rows: Map<bigint, TableRow>;
  primary: OrderedIndex;
  /** By index number from 2 on. */
  secondary: Map<number, { order: OrderedIndex; keys: Map<bigint, bigint> }>;
}

/** The ordered rows of all contracts. RAM is billed by the caller. */
export interface Tables {
  get(id: TableId, key: bigint): TableRow | undefined;
  /** Adds or replaces. A table begins to exist, with this payer, at its first row. */
  put(id: TableId, row: TableRow): void;
  remove(id: TableId, key: bigint): void;
  /** Key of a row in a secondary index, in an order-preserving integer form; null takes it out. */
  setSecondary(id: TableId, index: number, primary: bigint, key: bigint | null): void;
  page(query: TableQuery): TablePage;
  /** Who paid for the table itself, while it has rows. */
  payer(id: TableId): string | undefined;
  size(id: TableId): number;
  scopes(code: string, table?: string): ScopeSummary[];
}

export function createTables(store: Store): Tables {
  const tables = new Map<string, Table>();

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
      secondary: new Map(),
    };
    tables.set(address, created);
    store.record(() => void tables.delete(address));
    return created;
  }

  function write(table: Table, key: bigint, row: TableRow | undefined): void {
    const before = table.rows.get(key);
    if (row) table.rows.set(key, row);
    else table.rows.delete(key);
    if (row && !before) table.primary.insert(key, key);
    if (!row && before) table.primary.remove(key, key);
  }

  function writeSecondary(table: Table, index: number, primary: bigint, key: bigint | null): void {
    let ordered = table.secondary.get(index);
    if (!ordered) {
      ordered = { order: createOrderedIndex(), keys: new Map() };
      table.secondary.set(index, ordered);
    }
    const before = ordered.keys.get(primary);
    if (before !== undefined) ordered.order.remove(before, primary);
    if (key === null) ordered.keys.delete(primary);
    else {
      ordered.keys.set(primary, key);
      ordered.order.insert(key, primary);
    }
  }

  store.summarize((add) => {
    for (const address of [...tables.keys()].sort()) {
      const table = tables.get(address)!;
      add(`${address}:${table.payer}`);
      for (let place = 0; place < table.primary.size; place++) {
        const row = table.rows.get(table.primary.at(place)!.primary)!;
        add(`${row.primary_key}:${row.payer}:${Buffer.from(row.value).toString('hex')}`);
      }
      for (const index of [...table.secondary.keys()].sort()) {
        const { order } = table.secondary.get(index)!;
        for (let place = 0; place < order.size; place++)
          add(`${index}:${order.at(place)!.key}:${order.at(place)!.primary}`);
      }
    }
  });

  return {
    get: (id, key) => tables.get(addressOf(id))?.rows.get(key),
    put(id, row) {
      const table = open(id, row.payer);
      const before = table.rows.get(row.primary_key);
      write(table, row.primary_key, row);
      store.record(() => write(table, row.primary_key, before));
    },
    remove(id, key) {
      const address = addressOf(id);
      const table = tables.get(address);
      const before = table?.rows.get(key);
      if (!table || !before) return;
      write(table, key, undefined);
      store.record(() => write(table, key, before));
      if (table.rows.size > 0) return;
      tables.delete(address);
      store.record(() => void tables.set(address, table));
    },
    setSecondary(id, index, primary, key) {
      const table = tables.get(addressOf(id));
      if (!table) return;
      const before = table.secondary.get(index)?.keys.get(primary) ?? null;
      writeSecondary(table, index, primary, key);
      store.record(() => writeSecondary(table, index, primary, before));
    },
    page: (query) => pageOf(tables.get(addressOf(query)), query),
    payer: (id) => tables.get(addressOf(id))?.payer,
    size: (id) => tables.get(addressOf(id))?.rows.size ?? 0,
    scopes: (code, name) =>
      [...tables.values()]
        .filter((table) => table.code === code && (!name || table.table === name))
        .map(({ scope, table, payer, rows }) => ({ code, scope, table, payer, count: rows.size }))
        .sort((a, b) => compare(a.scope, b.scope) || compare(a.table, b.table)),
  };
}

function pageOf(table: Table | undefined, query: TableQuery): TablePage {
  const order = query.index === 1 ? table?.primary : table?.secondary.get(query.index)?.order;
  if (!table || !order) return { rows: [], next: null };
  const first = query.lower === undefined ? 0 : order.lowerBound(query.lower);
  const end = query.upper === undefined ? order.size : order.lowerBound(query.upper + 1n);
  const count = Math.max(0, Math.min(query.limit, end - first));
  const position = (step: number) => (query.reverse ? end - 1 - step : first + step);
  const rows = Array.from({ length: count }, (_, step) => {
    const { key, primary } = order.at(position(step))!;
    return { key, row: table.rows.get(primary)! };
  });
  return { rows, next: end - first > count ? order.at(position(count))!.key : null };
}

function addressOf({ code, scope, table }: TableId): string {
  return `${code}/${scope}/${table}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
