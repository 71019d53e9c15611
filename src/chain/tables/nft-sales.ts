import type { MarketSale } from '../actions/nft-sale.ts';
import * as limits from '../core/limits.ts';
import { marketSaleRow } from '../model/signing/before.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { only } from './query.ts';
import { readRow, readRows } from './read.ts';

const SALES = { code: 'atomicmarket', scope: 'atomicmarket', table: 'sales' };

/** A sale by its number; null if the market has none. */
export async function readSale(
  pool: Pool,
  id: string,
  options?: RequestOptions,
): Promise<MarketSale | null> {
  const sale = await readRow(pool, { ...SALES, ...only(id) }, marketSaleRow, options);
  return sale?.id === id ? sale : null;
}

/** A sale that was announced a moment ago; null if it is not among the latest. */
export async function findLatestSale(
  pool: Pool,
  { seller, nfts }: Pick<MarketSale, 'seller' | 'nfts'>,
  options?: RequestOptions,
): Promise<MarketSale | null> {
  const sales = await readRows(pool, { ...SALES, reverse: true }, marketSaleRow, {
    ...options,
    limit: limits.tableChunk,
  });
  const wanted = nfts.toSorted().join();
  return (
    sales.find((sale) => sale.seller === seller && sale.nfts.toSorted().join() === wanted) ?? null
  );
}
