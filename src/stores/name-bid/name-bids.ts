import {
  bidPage,
  bidsOf,
  nameFacts,
  readNextClosing,
} from '../../chain/client/name-bid/name-bids.ts';
import { lostBids } from '../../chain/client/name-bid/lost-bids.ts';
import type { Asset } from '../../chain/core/asset.ts';
import type { NameBid, NextClosing } from '../../chain/model/name-bid/name-bid.ts';
import { bidRefundOf, bidsForPrefix } from '../../chain/tables/name-bids.ts';
import { chainAccess } from '../chain/client.ts';
import { createInfiniteList, type InfiniteList } from '../history/infinite-list.ts';
import {
  createLoadStore,
  emptyIfNoRows,
  emptyIfNull,
  type LoadStore,
  loadStores,
} from '../load-store.ts';

/** Open or sold names, the highest bid first. */
export function bidsStore(state: string): InfiniteList<NameBid> {
  return createInfiniteList(
    `name-bids/${state}`,
    (after) => bidPage(chainAccess(), state === 'closed', after),
    ({ name }) => name,
  );
}

/** Names that begin with a text. */
export const foundBidsStore = loadStores(
  'name-bids/for',
  (prefix) => bidsForPrefix(chainAccess().pool, prefix),
  { isEmpty: ({ rows }) => rows.length === 0 },
);

/** The highest bids of an account. */
export const ownBidsStore = loadStores('name-bids/of', (bidder) => bidsOf(chainAccess(), bidder), {
  isEmpty: ({ rows, complete }) => rows.length === 0 && complete,
});

/** The auction that closes next. */
export function nextClosingStore(): LoadStore<NextClosing | null> {
  return createLoadStore('next-closing', () => readNextClosing(chainAccess()), {
    refreshEvery: 30_000,
    ...emptyIfNull,
  });
}

/** Whether a name can be bid on. */
export const nameFactsStore = loadStores('name-bids/name', (name) =>
  nameFacts(chainAccess(), name),
);

/**
 * What an outbid account gets back.
 * @param key bidder and name, with a slash between them
 */
export function bidRefundStore(key: string): LoadStore<Asset | null> {
  const [bidder = '', name = ''] = key.split('/');
  const read = () => bidRefundOf(chainAccess().pool, name, bidder);
  return createLoadStore(`name-bids/refund/${key}`, read, emptyIfNull);
}

/** What an account gets back for all names that it lost, as its history names them. */
export const lostBidsStore = loadStores(
  'name-bids/lost',
  (bidder) => lostBids(chainAccess(), bidder),
  emptyIfNoRows,
);
