import { eosioAccounts } from '../config/system-accounts.ts';
import { timeOf } from '../model/lenient.ts';
import type { Asking } from '../rpc/ask.ts';
import type { Pool } from '../rpc/pool.ts';
import { nameKey, ofName } from './query.ts';
import { readRow } from './read.ts';

/** When an account last made void all its approvals of proposals, in milliseconds UTC; null for never. */
export async function readInvalidation(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<number | null> {
  const { msig: code } = eosioAccounts;
  const query = { code, scope: nameKey(code), table: 'invals', ...ofName(account) };
  const row = await readRow(
    pool,
    query,
    (told) => ({ account: told.account, at: timeOf(told.last_invalidation_time) }),
    asking,
  );
  return row && row.account === account && row.at > 0 ? row.at : null;
}
