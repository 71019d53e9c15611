import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { time } from '../rpc/fields.ts';
import { nameKey, ofName } from './query.ts';
import { bySchema, readRow } from './read.ts';

const invalidation = v.object({ account: v.string(), last_invalidation_time: time });

/** When an account last invalidated all its approvals, in milliseconds UTC. Null for never. */
export async function readInvalidation(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<number | null> {
  const { msig: code } = pool.accounts;
  const query = { code, scope: nameKey(code), table: 'invals', ...ofName(account) };
  const row = await readRow(pool, query, bySchema(invalidation), options);
  return row?.account === account ? row.last_invalidation_time : null;
}
