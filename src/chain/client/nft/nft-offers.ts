import * as limits from '../../core/limits.ts';
import type { Nft, NftIdentity } from '../../model/nft/nft.ts';
import { type AccountOffers, isOpenOffer, type NftOffer } from '../../model/nft/offer.ts';
import type { OutgoingNft } from '../../model/nft/trade.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import { createAtomicAssets, type IndexerPage } from '../../services/nft-indexers.ts';
import { readNftIdentity } from '../../tables/nft-identity.ts';
import { readAtomicOffers, readSimpleOffer, readSimpleOffers } from '../../tables/nft-offers.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * A page of the offers of an NFT, newest first: those of AtomicAssets from its indexer, the open one
 * of SimpleAssets from its table.
 * @param page from 0
 */
export async function nftOffersPage(
  access: ChainAccess,
  { contract, id }: Pick<Nft, 'contract' | 'id'>,
  page: number,
): Promise<IndexerPage<NftOffer>> {
  if (contract === 'simpleassets') {
    const offer = await readSimpleOffer(access.pool, id);
    return { rows: offer ? [offer] : [], more: false };
  }
  return await indexerOf(access).getOffers(id, page + 1);
}

/**
 * A page of the open offers that an account made or got, newest first: those of AtomicAssets from its
 * indexer or, if it fails, from a node's table, those of SimpleAssets from its table.
 * @param page from 0
 */
export async function accountOffersPage(
  access: ChainAccess,
  of: AccountOffers,
  page: number,
): Promise<IndexerPage<NftOffer>> {
  const none = { rows: [], more: false };
  const [atomic, simple] = await Promise.all([
    atomicOffers(access, of, page),
    access.config.simpleAssetsApi === null
      ? none
      : orMissingTable(readSimpleOffers(access.pool, of, page), none),
  ]);
  const rows = [...atomic.rows, ...simple.rows].filter(
    (offer) => offer[of.side] === of.account && isOpenOffer(offer),
  );
  if (simple.rows.length > 0) rows.sort((a, b) => (b.created ?? 0) - (a.created ?? 0));
  return { rows, more: atomic.more || simple.more };
}

async function atomicOffers(
  access: ChainAccess,
  of: AccountOffers,
  page: number,
): Promise<IndexerPage<NftOffer>> {
  try {
    return await indexerOf(access).getAccountOffers(of, page + 1);
  } catch (error) {
    const inTable = await orAnyError(readAtomicOffers(access.pool, of, page), null);
    if (inTable) return inTable;
    throw error;
  }
}

/**
 * What NFTs of offers are by a node's tables, by their ids. One that its owner no longer has, or that
 * cannot be read, is left out.
 */
export async function readOfferedNfts(
  { pool }: ChainAccess,
  nfts: readonly OutgoingNft[],
): Promise<ReadonlyMap<string, NftIdentity>> {
  const known = new Map<string, NftIdentity>();
  const wanted = nfts.slice(0, limits.offeredNfts);
  for (let at = 0; at < wanted.length; at += limits.offeredNftsAtOnce) {
    const read = wanted.slice(at, at + limits.offeredNftsAtOnce).map(async (nft) => {
      const identity = await orAnyError(readNftIdentity(pool, nft), null);
      if (identity) known.set(nft.id, identity);
    });
    await Promise.all(read);
  }
  return known;
}

/** Throws UnsupportedError if the chain has no indexer. */
function indexerOf({ config, fetch }: ChainAccess) {
  const url = config.atomicAssetsApi;
  if (url === null) throw new UnsupportedError('nft-indexer');
  return createAtomicAssets({ url, ...(fetch && { fetch }) });
}
