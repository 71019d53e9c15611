import {
  groupOf,
  lowestSale,
  nftCollection,
  nftCounts,
  nftGroupPage,
  nftTemplate,
  nftTemplatesPage,
  type NftTile,
  type TemplateTile,
} from '../../chain/client/nft/nft-collection.ts';
import { chainAccess } from '../chain/client.ts';
import { createInfiniteList, type InfiniteList } from '../history/infinite-list.ts';
import { emptyIfNull, loadStores } from '../load-store.ts';
import { numbered } from './nft.ts';

/** A collection; empty if there is none of that name. */
export const collectionStore = loadStores(
  'nft-collection',
  (name) => nftCollection(chainAccess(), name),
  emptyIfNull,
);

/** A template by `collection/id`; empty if there is none. */
export const templateStore = loadStores(
  'nft-template',
  (key) => nftTemplate(chainAccess(), templateOf(key)),
  emptyIfNull,
);

/** A collection's templates, newest first. */
export function templatesStore(name: string): InfiniteList<TemplateTile> {
  return createInfiniteList(
    `nft-templates/${name}`,
    (after) => nftTemplatesPage(chainAccess(), name, after),
    ({ id }) => id,
  );
}

/** NFTs of a collection, or of a template by `collection/id`, newest first. */
export function groupNftsStore(key: string): InfiniteList<NftTile> {
  return numbered(
    `nft-group/${key}`,
    (page) => nftGroupPage(chainAccess(), groupOf(key) ?? { collection: key }, page),
    ({ id }) => id,
  );
}

/** How many NFTs of a collection or a template there are. */
export const countsStore = loadStores('nft-counts', (key) =>
  nftCounts(chainAccess(), groupOf(key) ?? { collection: key }),
);

/** The cheapest sale of a template's NFT. */
export const lowestSaleStore = loadStores('nft-lowest', (key) =>
  lowestSale(chainAccess(), templateOf(key)),
);

function templateOf(key: string): { collection: string; template: string } {
  const [collection = '', template = ''] = key.split('/');
  return { collection, template };
}
