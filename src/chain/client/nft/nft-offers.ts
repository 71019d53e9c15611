import type { Nft } from '../../model/nft/nft.ts';
import type { NftOffer } from '../../model/nft/offer.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { createAtomicAssets, type IndexerPage } from '../../services/nft-indexers.ts';
import { readSimpleOffer } from '../../tables/nft-offers.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * A page of the offers of an NFT, newest first: those of AtomicAssets from its indexer, the open one
 * of SimpleAssets from its table.
 * @param page from 0
 */
export async function nftOffersPage(
  { config, pool, fetch }: ChainAccess,
  { contract, id }: Pick<Nft, 'contract' | 'id'>,
  page: number,
): Promise<IndexerPage<NftOffer>> {
  if (contract === 'simpleassets') {
    const offer = await readSimpleOffer(pool, id);
    return { rows: offer ? [offer] : [], more: false };
  }
  const url = config.atomicAssetsApi;
  if (url === null) throw new UnsupportedError('nft-indexer');
  return createAtomicAssets({ url, ...(fetch && { fetch }) }).getOffers(id, page + 1);
}
