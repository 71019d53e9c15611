import type { Asset } from '../../core/asset.ts';
import { rexWorth } from '../../model/rex/rex-worth.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { readRexBalance, readRexFund, readRexPool } from '../../tables/rex.ts';
import type { ChainAccess } from '../chain/access.ts';

/** What an account has in REX, lent and in the fund, in core tokens of today; null where nothing. */
export async function accountRex(
  { pool }: ChainAccess,
  account: string,
  now: number,
  options?: RequestOptions,
): Promise<Asset | null> {
  const [balance, fund] = await Promise.all([
    readRexBalance(pool, account, now, options),
    readRexFund(pool, account, options),
  ]);
  return rexWorth(balance, fund, balance && (await readRexPool(pool, options)));
}
