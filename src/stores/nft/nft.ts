import { readNft, type ShownNft } from '../../chain/client/nft/nft.ts';
import { nftSalesPage } from '../../chain/client/nft/nft-collection.ts';
import { nftHistoryPage, type PastNft } from '../../chain/client/nft/nft-history.ts';
import {
  accountOffersPage,
  nftOffersPage,
  readOfferedNfts,
} from '../../chain/client/nft/nft-offers.ts';
import type { NftEvent } from '../../chain/model/nft/history.ts';
import type { NftIdentity } from '../../chain/model/nft/nft.ts';
import type { NftSale } from '../../chain/model/nft/sale.ts';
import type { AccountOffers, NftOffer } from '../../chain/model/nft/offer.ts';
import type { OutgoingNft } from '../../chain/model/nft/trade.ts';
import type { IndexerPage } from '../../chain/services/nft-indexers.ts';
import { chainAccess } from '../chain/client.ts';
import { createInfiniteList, type InfiniteList } from '../history/infinite-list.ts';
import { createLoadStore, emptyIfNull, loadStores, type LoadStore } from '../load-store.ts';

/**
 * An NFT by its id; empty if no indexer has it.
 * @param key the id, or `id/owner` to read it from a node if indexers fail
 */
export function nftStore(key: string): LoadStore<ShownNft | null> {
  const [id = '', owner = null] = key.split('/');
  return createLoadStore(`nft/${key}`, () => readNft(chainAccess(), id, owner), emptyIfNull);
}

export function nftHistoryStore(nft: PastNft): InfiniteList<NftEvent> {
  return numbered(
    `nft-history/${nft.contract}/${nft.id}`,
    (page) => nftHistoryPage(chainAccess(), nft, page),
    ({ key }) => key,
  );
}

export function nftOffersStore(nft: PastNft): InfiniteList<NftOffer> {
  return numbered(
    `nft-offers/${nft.contract}/${nft.id}`,
    (page) => nftOffersPage(chainAccess(), nft, page),
    ({ id }) => id,
  );
}

/** The open offers that an account made or got. */
export function accountOffersStore(of: AccountOffers): InfiniteList<NftOffer> {
  return numbered(
    `account-offers/${of.side}/${of.account}`,
    (page) => accountOffersPage(chainAccess(), of, page),
    ({ contract, id }) => `${contract}/${id}`,
  );
}

/**
 * What NFTs of offers are, by their ids.
 * @param list an array of `OutgoingNft` as JSON
 */
export const offeredNftsStore = loadStores(
  'offered-nfts',
  (list): Promise<ReadonlyMap<string, NftIdentity>> =>
    readOfferedNfts(chainAccess(), JSON.parse(list) as readonly OutgoingNft[]),
  { unaffected: true },
);

/** The sales of an NFT at AtomicMarket. */
export function nftSalesStore({ id }: PastNft): InfiniteList<NftSale> {
  return numbered(
    `nft-sales/${id}`,
    (page) => nftSalesPage(chainAccess(), id, page),
    (sale) => sale.id,
  );
}

/** An infinite list of a source that counts its pages from 0. */
export function numbered<Row>(
  key: string,
  read: (page: number) => Promise<IndexerPage<Row>>,
  idOf: (row: Row) => string,
): InfiniteList<Row> {
  return createInfiniteList(
    key,
    async (cursor) => {
      const page = Number(cursor ?? 0);
      const { rows, more } = await read(page);
      return { rows, next: more ? String(page + 1) : null };
    },
    idOf,
  );
}
