import * as limits from '../core/limits.ts';
import { type RamMarket, ramMarket } from '../model/resource/ram.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { readRows } from './read.ts';

/** The RAM market, or null if the chain has none. */
export async function readRamMarket(
  pool: Pool,
  options?: RequestOptions,
): Promise<RamMarket | null> {
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'rammarket' };
  const limit = limits.ramMarketRows;
  return (await readRows(pool, query, ramMarket, { ...options, limit }))[0] ?? null;
}
