import type { TableRow } from '../types.ts';
import { createBilledTables } from './billed-tables.ts';
import type { ApplyContext, TableAccess, TableSpec } from './contract.ts';
import { check, ensure } from './errors.ts';
import { indexTable } from './index-keys.ts';
import type { IndexType } from './index-keys.ts';
import { contractOf, publishedCodec } from './runtime.ts';
import type { LoadedContract, Runtime } from './runtime.ts';
import type { TableId } from './tables.ts';

interface SecondaryIndex {
  id: TableId;
  type: IndexType;
  key: (row: never) => bigint;
}

export function createTableAccess<Row>(
  runtime: Runtime,
  context: ApplyContext,
  id: TableId,
): TableAccess<Row> {
  const { tables } = context.state;
  const owner = contractOf(runtime, id.code);
  const spec = owner?.contract.tables[id.table];
  if (!owner || !spec) return publishedTable(runtime, id);

  const billed = createBilledTables(tables, context.addRam, context.readOnly);
  const decode = (row: TableRow): Row => decodeRow(owner, spec, row.value) as Row;
  const indexes: SecondaryIndex[] = (spec.secondary ?? []).map((key, index) => ({
    id: { ...id, table: indexTable(id.table, index) },
    ...(typeof key === 'function' ? { type: 'idx64', key } : key),
  }));

  function ensureOwn(): void {
    ensure(id.code === context.receiver, 'unaccessible_api', 'db access violation');
  }

  return {
    ...reading(tables, id, decode),
    put(row, payer) {
      ensureOwn();
      const primary = spec.key(row as never);
      const before = tables.get(id, primary);
      const value = owner.codec.encode(spec.type, row);
      const paying = payer ?? before?.payer ?? context.receiver;
      if (before) billed.update(id, primary, paying, value);
      else billed.store(id, primary, paying, value);
      for (const index of indexes) {
        const entry = { primary, key: index.key(row as never), payer: paying };
        if (before) billed.updateKey(index.id, index.type, entry);
        else billed.storeKey(index.id, index.type, entry);
      }
    },
    remove(key) {
      ensureOwn();
      check(tables.get(id, key), 'cannot erase a row that does not exist');
      billed.remove(id, key);
      for (const index of indexes) billed.removeKey(index.id, index.type, key);
    },
  };
}

/**
 * Decoded rows by their packed form, which is never mutated. Decoded rows must not be mutated
 * either.
 */
const decoded = new WeakMap<Uint8Array, unknown>();

function decodeRow(owner: LoadedContract, spec: TableSpec, value: Uint8Array): unknown {
  const cached = decoded.get(value);
  if (cached !== undefined) return cached;
  const row = owner.codec.decode(spec.type, value);
  decoded.set(value, row);
  return row;
}

/** Common read access to tables, however rows are packed. */
function reading<Row>(
  tables: Runtime['state']['tables'],
  id: TableId,
  decode: (row: TableRow) => Row,
): Pick<TableAccess<Row>, 'get' | 'require' | 'rows'> {
  return {
    get(key) {
      const row = tables.get(id, key);
      return row && decode(row);
    },
    require(key, message) {
      const row = tables.get(id, key);
      check(row, message);
      return decode(row);
    },
    rows: ({ index = 1, reverse = false, limit = Infinity, lower } = {}) =>
      tables.page({ ...id, index, reverse, limit, lower }).rows.map(({ row }) => decode(row)),
  };
}

/** The table of a WebAssembly contract, decoded with its published ABI. */
function publishedTable<Row>(runtime: Runtime, id: TableId): TableAccess<Row> {
  const { tables } = runtime.state;
  const codec = publishedCodec(runtime, id.code);
  const type = codec?.tableType(id.table);
  if (!codec || type === undefined) return emptyTable();
  const decode = (row: TableRow): Row => codec.decode(type, row.value) as Row;
  return { ...emptyTable(), ...reading(tables, id, decode) };
}

function emptyTable<Row>(): TableAccess<Row> {
  return {
    get: () => undefined,
    require: (_key, message) => check(false, message) as never,
    put: () => ensure(false, 'unaccessible_api', 'no such table'),
    remove: () => ensure(false, 'unaccessible_api', 'no such table'),
    rows: () => [],
  };
}
