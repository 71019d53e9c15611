import * as limits from '../core/limits.ts';
import { type MarketSale, marketSaleRow } from '../model/signing/before.ts';
import type { Pool } from '../rpc/pool.ts';
import { unchangedRow } from './nft-rows.ts';
import { only } from './query.ts';
import { readRow, readRows } from './read.ts';

const SALES = { code: 'atomicmarket', scope: 'atomicmarket', table: 'sales' };

/** A sale by its number; null if the market has none, or it is malformed. */
export async function readSale(pool: Pool, id: string): Promise<MarketSale | null> {
  const row = await readRow(pool, { ...SALES, ...only(id) }, unchangedRow);
  const sale = row && marketSaleRow(row);
  return sale?.id === id ? sale : null;
}

/** A sale that was announced a moment ago; null if it is not among the latest. */
export async function findLatestSale(
  pool: Pool,
  { seller, nfts }: Pick<MarketSale, 'seller' | 'nfts'>,
): Promise<MarketSale | null> {
  const query = { ...SALES, reverse: true };
  const rows = await readRows(pool, query, unchangedRow, { limit: limits.tableChunk });
  const sales = rows.flatMap((row) => marketSaleRow(row) ?? []);
  const wanted = nfts.toSorted().join();
  return (
    sales.find((sale) => sale.seller === seller && sale.nfts.toSorted().join() === wanted) ?? null
  );
}
