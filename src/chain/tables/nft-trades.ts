import type { NftTrade } from '../model/nft/trade.ts';
import { type NamedTrade, tradeOf } from '../model/signing/nft-trades.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { unchangedRow } from './nft-rows.ts';
import { only } from './query.ts';
import { readRow } from './read.ts';

/** What a trade exchanges by its contract's table; null if there is no such trade, or it is malformed. */
export async function readNftTrade(
  pool: Pool,
  named: NamedTrade,
  options?: RequestOptions,
): Promise<NftTrade | null> {
  const code = named.table === 'offers' ? 'atomicassets' : 'atomicmarket';
  const query = { code, scope: code, table: named.table, ...only(named.id) };
  const row = await readRow(pool, query, unchangedRow, options);
  return row && tradeOf(named, row);
}
