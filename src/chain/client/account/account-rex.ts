import type { Asset } from '../../core/asset.ts';
import { rexWorth } from '../../model/rex/rex-worth.ts';
import type { Asking } from '../../rpc/node.ts';
import { readRexBalance, readRexFund, readRexPool } from '../../tables/rex.ts';
import type { ChainAccess } from '../chain/access.ts';

/** What an account has in REX, lent and in the fund, in core tokens of today; null where nothing. */
export async function accountRex(
  { pool }: ChainAccess,
  account: string,
  now: number,
  asking?: Asking,
): Promise<Asset | null> {
  const [balance, fund] = await Promise.all([
    readRexBalance(pool, account, now, asking),
    readRexFund(pool, account, asking),
  ]);
  return rexWorth(balance, fund, balance && (await readRexPool(pool, asking)));
}
