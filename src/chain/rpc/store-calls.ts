import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { tableRowsAnswer } from './answers.ts';
import { ask, type Asking } from './ask.ts';
import { count } from './fields.ts';
import type { Pool } from './pool.ts';

export interface KvTableQuery {
  readonly code: string;
  readonly table: string;
  readonly index_name: string;
  /** How bounds and `next_key` are written: `bytes` unless told. */
  readonly encode_type?: string;
  readonly index_value?: string;
  readonly lower_bound?: string;
  readonly upper_bound?: string;
  readonly json?: boolean;
  /** 10 unless told. */
  readonly limit?: number;
  readonly reverse?: boolean;
  readonly show_payer?: boolean;
}

const databaseSizeAnswer = v.looseObject({
  free_bytes: count,
  used_bytes: count,
  size: count,
  indices: v.optional(v.array(v.looseObject({ index: v.string(), row_count: count })), []),
});

export type KvTableRowsAnswer = v.InferOutput<typeof tableRowsAnswer>;
export type DatabaseSizeAnswer = v.InferOutput<typeof databaseSizeAnswer>;

/** Rows of a key-value table, which chains of 2021 have. */
export function getKvTableRows(
  pool: Pool,
  query: KvTableQuery,
  asking?: Asking,
): Promise<KvTableRowsAnswer> {
  const body = { json: true, limit: limits.tableRows, ...query };
  return ask(pool, '/v1/chain/get_kv_table_rows', body, tableRowsAnswer, asking);
}

/** How full a node's memory is, in bytes. Few nodes tell. */
export function getDatabaseSize(pool: Pool, asking?: Asking): Promise<DatabaseSizeAnswer> {
  return ask(pool, '/v1/db_size/get', {}, databaseSizeAnswer, asking);
}
