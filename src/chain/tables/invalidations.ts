import * as v from '../core/schema.ts';
import type { Asking } from '../rpc/ask.ts';
import type { Pool } from '../rpc/pool.ts';
import { by, time } from './fields.ts';
import { nameKey, ofName } from './query.ts';
import { readRow } from './read.ts';

const invalidation = v.object({ account: v.string(), last_invalidation_time: time });

/** When an account last made void all its approvals of proposals, in milliseconds UTC; null for never. */
export async function readInvalidation(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<number | null> {
  const { msig: code } = pool.accounts;
  const query = { code, scope: nameKey(code), table: 'invals', ...ofName(account) };
  const row = await readRow(pool, query, by(invalidation), asking);
  return row?.account === account ? row.last_invalidation_time : null;
}
