import type { MarketSale } from '../../chain/actions/nft-sale.ts';
import { chainAccess } from '../chain/client.ts';

/** A sale that was just announced; null if no node reports it. Never rejects. */
export async function latestSale(
  sale: Pick<MarketSale, 'seller' | 'nfts'>,
): Promise<MarketSale | null> {
  const { findLatestSale } = await import('../../chain/tables/nft-sales.ts');
  return findLatestSale(chainAccess().pool, sale).catch(() => null);
}
