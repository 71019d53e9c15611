import type { TableRow } from '../types.ts';
import type { ApplyContext, TableAccess, TableSpec } from './contract.ts';
import { check, ensure } from './errors.ts';
import { contractOf } from './runtime.ts';
import type { LoadedContract, Runtime } from './runtime.ts';
import type { TableId } from './tables.ts';

/** Bytes the chain bills beside a row's own, for a table, a row and a row's key in an index. */
const TABLE_RAM = 112;
const ROW_RAM = 112;
const INDEX_RAM = 128;

export function createTableAccess<Row>(
  runtime: Runtime,
  context: ApplyContext,
  id: TableId,
): TableAccess<Row> {
  const { tables } = context.state;
  const owner = contractOf(runtime, id.code);
  const spec = owner?.contract.tables[id.table];
  if (!owner || !spec) return emptyTable();

  const decode = (row: TableRow): Row => decodeRow(owner, spec, row.value) as Row;
  const keys = (row: Row): bigint[] => spec.secondary?.map((key) => key(row as never)) ?? [];
  const indexes = spec.secondary?.length ?? 0;

  function ensureOwn(): void {
    ensure(id.code === context.receiver, 'unaccessible_api', 'db access violation');
  }

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
    put(row, payer) {
      ensureOwn();
      const primary = spec.key(row as never);
      const before = tables.get(id, primary);
      const value = owner.codec.encode(spec.type, row);
      const paying = payer ?? before?.payer ?? context.receiver;
      const fixed = ROW_RAM + indexes * INDEX_RAM;
      if (tables.size(id) === 0) context.addRam(paying, TABLE_RAM * (1 + indexes));
      if (before?.payer === paying) context.addRam(paying, value.length - before.value.length);
      else {
        if (before) context.addRam(before.payer, -(before.value.length + fixed));
        context.addRam(paying, value.length + fixed);
      }
      tables.put(id, { primary_key: primary, payer: paying, value });
      keys(row).forEach((key, place) => tables.setSecondary(id, place + 2, primary, key));
    },
    remove(key) {
      ensureOwn();
      const row = tables.get(id, key);
      check(row, 'cannot erase a row that does not exist');
      const tablePayer = tables.payer(id)!;
      for (let place = 0; place < indexes; place++) tables.setSecondary(id, place + 2, key, null);
      tables.remove(id, key);
      context.addRam(row.payer, -(row.value.length + ROW_RAM + indexes * INDEX_RAM));
      if (tables.size(id) === 0) context.addRam(tablePayer, -TABLE_RAM * (1 + indexes));
    },
    rows: ({ index = 1, reverse = false, limit = Infinity, lower } = {}) =>
      tables.page({ ...id, index, reverse, limit, lower }).rows.map(({ row }) => decode(row)),
  };
}

function decodeRow(owner: LoadedContract, spec: TableSpec, value: Uint8Array): unknown {
  return owner.codec.decode(spec.type, value);
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
