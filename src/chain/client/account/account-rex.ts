import type { Asset } from '../../core/asset.ts';
import { rexWorth } from '../../model/rex/rex-balance.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { readRexBalance, readRexFund, readRexMarket } from '../../tables/rex.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The account's lent tokens and REX fund in core tokens at the current price, or null. */
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
  const market = balance && (await readRexMarket(pool, now, options));
  return rexWorth(balance, fund, market && market.pool);
}
