import {
  fixedPoint,
  type Lending,
  lendingOf,
  type LendingMarket,
  type LendingPool,
  usedMarkets,
} from '../../model/account/lending.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import { LENDING, readLendingMarkets, readLendingRows } from '../../tables/lending.ts';
import { readOracleFeed } from '../../tables/oracles.ts';
import { tokenBalances, tokenStat } from '../../tables/tokens.ts';
import type { ChainAccess } from '../chain/access.ts';

const NOTHING = { shares: [], debts: [] };

/** What an account has lent to and borrowed from XPR's markets, at their last updates. */
export async function accountLending(access: ChainAccess, account: string): Promise<Lending> {
  const { pool } = access;
  const rows = await orMissingTable(readLendingRows(pool, account), NOTHING);
  // Most accounts have never lent: the markets are not read for them.
  if (rows.shares.length === 0 && rows.debts.length === 0) return { positions: [], used: null };
  const markets = usedMarkets(await readLendingMarkets(pool), rows);
  const filled = await Promise.all(
    markets.map(async (market) => ({ ...market, ...(await poolOf(access, market)) })),
  );
  return lendingOf(filled, rows);
}

async function poolOf(
  { pool, config }: ChainAccess,
  { token, share, feed }: LendingMarket,
): Promise<LendingPool> {
  const [held, stat, price] = await Promise.all([
    tokenBalances(pool, token.contract, LENDING),
    tokenStat(pool, share.contract, share.symbol.code),
    // Without a price the positions are still known.
    config.oraclesContract === null
      ? null
      : orAnyError(readOracleFeed(pool, config.oraclesContract, feed), null),
  ]);
  return {
    cash: held.find(({ symbol }) => symbol.code === token.symbol.code)?.units ?? 0n,
    supply: stat?.supply.units ?? 0n,
    price: fixedPoint(price?.value ?? ''),
  };
}
