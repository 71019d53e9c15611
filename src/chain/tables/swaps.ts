import * as v from '../core/schema.ts';
import { flag } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { nameKey, ofName } from './query.ts';
import { bySchema, readRow } from './read.ts';

const blockedAccount = v.object({ account: v.string() });
const balanceRow = v.object({ released: flag });

/** Whether an account refuses tokens that another one swaps for it. */
export async function refusesSwaps(
  pool: Pool,
  swapper: string,
  account: string,
  options?: RequestOptions,
): Promise<boolean> {
  const query = { code: swapper, scope: nameKey(swapper), table: 'blocked', ...ofName(account) };
  const row = await readRow(pool, query, bySchema(blockedAccount), options);
  return row?.account === account;
}

/**
 * Whether an account pays for the row of its core tokens. Until it first spends some, the contract
 * pays. Null if it has no row.
 */
export async function paysForCoreTokens(
  pool: Pool,
  swapper: string,
  account: string,
  options?: RequestOptions,
): Promise<boolean | null> {
  const query = { code: swapper, scope: nameKey(account), table: 'accounts' };
  return (await readRow(pool, query, bySchema(balanceRow), options))?.released ?? null;
}
