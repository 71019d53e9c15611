import * as limits from '../core/limits.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import { readRows } from './read.ts';

/**
 * The passkeys that an account registered at Proton's `webauthn`, as undecoded rows for the wallet.
 * The second index finds them by account.
 */
export function readCredentials(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<readonly JsonRecord[]> {
  const query = {
    code: 'webauthn',
    scope: 'webauthn',
    table: 'credentials',
    index_position: 2,
    key_type: 'name',
    lower_bound: account,
    upper_bound: account,
  };
  const limit = limits.tableChunk;
  return readRows(pool, query, (row) => row, { ...options, limit });
}
