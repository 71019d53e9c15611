import {
  feedHistory,
  type FeedHistory,
  oracleFeed,
  oracleFeedList,
} from '../../chain/client/oracle/oracles.ts';
import type { OracleFeed } from '../../chain/model/account/oracle.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

const REFRESH_MS = 30_000;

/** All feeds of the chain's oracles. */
export function oracleFeedsStore(): LoadStore<readonly OracleFeed[]> {
  return createLoadStore('oracles', () => oracleFeedList(chainAccess()), {
    refreshEvery: REFRESH_MS,
    isEmpty: (feeds) => feeds.length === 0,
  });
}

/** One feed by index; empty if there is none. */
export function oracleFeedStore(index: string): LoadStore<OracleFeed | null> {
  return createLoadStore(`oracles/${index}`, () => oracleFeed(chainAccess(), index), {
    refreshEvery: REFRESH_MS,
    isEmpty: (feed) => feed === null,
  });
}

/** Values of a feed that its providers reported lately. */
export function feedHistoryStore(index: string): LoadStore<FeedHistory> {
  return createLoadStore(`oracles/${index}/history`, () => feedHistory(chainAccess(), index), {
    isEmpty: ({ points }) => points.length === 0,
  });
}
