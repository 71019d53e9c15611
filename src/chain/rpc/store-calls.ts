import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { tableRowsResponse } from './responses.ts';
import { request, type RequestOptions } from './request.ts';
import { count } from './fields.ts';
import type { Pool } from './pool.ts';

export interface KvTableQuery {
  readonly code: string;
  readonly table: string;
  readonly index_name: string;
  /** Encoding of bounds and `next_key`. Default `bytes`. */
  readonly encode_type?: string;
  readonly index_value?: string;
  readonly lower_bound?: string;
  readonly upper_bound?: string;
  readonly json?: boolean;
  /** Default 10. */
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

/** The path of {@link getDatabaseSize}, as nodes list it. */
export const DATABASE_SIZE_PATH = '/v1/db_size/get';

export type KvTableRowsResponse = v.InferOutput<typeof tableRowsResponse>;
export type DatabaseSizeResponse = v.InferOutput<typeof databaseSizeResponse>;

/** Rows of a key-value table, as chains had in 2021. */
export function getKvTableRows(
  pool: Pool,
  query: KvTableQuery,
  options?: RequestOptions,
): Promise<KvTableRowsResponse> {
  const body = { json: true, limit: limits.tableRows, ...query };
  return request(pool, '/v1/chain/get_kv_table_rows', body, tableRowsResponse, options);
}

/** Memory use of a node in bytes. Few nodes report it. */
export function getDatabaseSize(
  pool: Pool,
  options?: RequestOptions,
): Promise<DatabaseSizeResponse> {
  return request(pool, DATABASE_SIZE_PATH, {}, databaseSizeResponse, options);
}
