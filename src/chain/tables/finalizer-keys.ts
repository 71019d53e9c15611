import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import type { FinalizerKey } from '../model/finalizer/finalizers.ts';
import { int64 } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { bySchema, readAll, readRow, type TableRead } from './read.ts';

const keyRow = v.object({ id: int64, finalizer_name: v.string(), finalizer_key: v.string() });
const finalizerRow = v.object({ finalizer_name: v.string(), active_key_id: int64 });
const proposedRow = v.object({
  last_proposed_finalizers: v.array(v.object({ key_id: int64 })),
});

/** The finalizer keys of all producers, by producer. */
export async function readFinalizerKeys(
  pool: Pool,
  options: RequestOptions = {},
): Promise<TableRead<FinalizerKey>> {
  const { system } = pool.accounts;
  const query = (table: string) => ({ code: system, scope: system, table });
  const most = { ...options, limit: limits.finalizerKeyRows };
  const [keys, finalizers, proposed] = await Promise.all([
    readAll(pool, query('finkeys'), bySchema(keyRow), most),
    readAll(pool, query('finalizers'), bySchema(finalizerRow), most),
    readRow(pool, query('lastpropfins'), bySchema(proposedRow), options),
  ]);
  const active = new Set(finalizers.rows.map((row) => row.active_key_id));
  const inPolicy = new Set(proposed?.last_proposed_finalizers.map((row) => row.key_id));
  const rows = keys.rows.map((row) => ({
    id: row.id,
    producer: row.finalizer_name,
    key: row.finalizer_key,
    active: active.has(row.id),
    proposed: inPolicy.has(row.id),
  }));
  return {
    rows: rows.toSorted(
      (a, b) => order(a.producer, b.producer) || Number(b.active) - Number(a.active),
    ),
    complete: keys.complete && finalizers.complete,
  };
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
