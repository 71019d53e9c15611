import { type RexBalance, rexBalance, type RexFund, rexFund } from '../model/rex/rex-balance.ts';
import { type RexPool, rexPool } from '../model/rex/rex-pool.ts';
import { type RexMaturity, rexMaturity } from '../model/rex/rex-maturity.ts';
import { afterReturns, rexReturns } from '../model/rex/rex-returns.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { firstRow, readRow } from './read.ts';

/** One of REX's tables, which the system contract holds in its own scope. */
export const rexTable = ({ accounts: { system } }: Pool, name: string) => ({
  code: system,
  scope: system,
  table: name,
});

export interface RexMarket {
  /** With the income that has flowed in, which the contract books with the next action on REX. */
  readonly pool: RexPool;
  /** Units of income that flow in with each ten minutes. */
  readonly rate: bigint;
}

/** The REX pool at a time (milliseconds UTC), or null before the first loan. */
export async function readRexMarket(
  pool: Pool,
  now: number,
  options?: RequestOptions,
): Promise<RexMarket | null> {
  const rowOf = (name: string) => firstRow(pool, rexTable(pool, name), options);
  const [booked, returns, buckets] = await Promise.all([
    readRow(pool, rexTable(pool, 'rexpool'), rexPool, options),
    rowOf('rexretpool'),
    rowOf('retbuckets'),
  ]);
  return booked && afterReturns(booked, rexReturns(returns, buckets), now);
}

/** How REX matures, or null if the chain does not state it. */
export function readRexMaturity(pool: Pool, options?: RequestOptions): Promise<RexMaturity | null> {
  return readRow(pool, rexTable(pool, 'rexmaturity'), rexMaturity, options);
}

/**
 * What an account has lent. Maturities count from `now`, in milliseconds UTC. Null if it has lent
 * nothing.
 */
export async function readRexBalance(
  pool: Pool,
  account: string,
  now: number,
  options?: RequestOptions,
): Promise<RexBalance | null> {
  const query = { ...rexTable(pool, 'rexbal'), ...ofName(account) };
  const row = await readRow(pool, query, (value) => rexBalance(value, now), options);
  return row?.owner === account ? row : null;
}

/** The account's core tokens in the REX fund, or null. */
export async function readRexFund(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<RexFund | null> {
  const row = await readRow(
    pool,
    { ...rexTable(pool, 'rexfund'), ...ofName(account) },
    rexFund,
    options,
  );
  return row?.owner === account ? row : null;
}
