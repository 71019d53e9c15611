import * as v from 'valibot';
import * as limits from '../core/limits.ts';
import { tableRowsResponse } from './responses.ts';
import { request, type RequestOptions } from './request.ts';
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

const databaseSizeResponse = v.looseObject({
  free_bytes: count,
  used_bytes: count,
  size: count,
  indices: v.optional(v.array(v.looseObject({ index: v.string(), row_count: count })), []),
});

export type KvTableRowsResponse = v.InferOutput<typeof tableRowsResponse>;
export type DatabaseSizeResponse = v.InferOutput<typeof databaseSizeResponse>;

/** Rows of a key-value table, which chains of 2021 have. */
export function getKvTableRows(
  pool: Pool,
  query: KvTableQuery,
  options?: RequestOptions,
): Promise<KvTableRowsResponse> {
  const body = { json: true, limit: limits.tableRows, ...query };
  return request(pool, '/v1/chain/get_kv_table_rows', body, tableRowsResponse, options);
}

/** How full a node's memory is, in bytes. Few nodes tell. */
export function getDatabaseSize(
  pool: Pool,
  options?: RequestOptions,
): Promise<DatabaseSizeResponse> {
  return request(pool, '/v1/db_size/get', {}, databaseSizeResponse, options);
}
