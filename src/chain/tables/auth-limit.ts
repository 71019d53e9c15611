import * as v from '../core/schema.ts';
import type { AuthLimit } from '../model/permission/auth-limit.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { bySchema, readRow } from './read.ts';

const limitRow = v.object({
  account: v.string(),
  allow_perms: v.array(v.string()),
  disallow_perms: v.array(v.string()),
});

/** Which permissions of an account may change its permissions; null if the account set no limit. */
export async function authLimitOf(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<AuthLimit | null> {
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'limitauthchg', ...ofName(account) };
  const row = await readRow(pool, query, bySchema(limitRow), options);
  return row?.account === account
    ? { allowed: row.allow_perms, disallowed: row.disallow_perms }
    : null;
}
