import { feedHistory, oracleFeed, oracleFeedList } from '../../chain/client/oracle/oracles.ts';
import type { OracleFeed } from '../../chain/model/account/oracle.ts';
import { chainAccess } from '../chain/client.ts';
import {
  createLoadStore,
  emptyIfNoRows,
  emptyIfNull,
  type LoadStore,
  loadStores,
} from '../load-store.ts';

const REFRESH_MS = 30_000;

/** All feeds of the chain's oracles. */
export function oracleFeedsStore(): LoadStore<readonly OracleFeed[]> {
  return createLoadStore('oracles', () => oracleFeedList(chainAccess()), {
    refreshEvery: REFRESH_MS,
    ...emptyIfNoRows,
  });
}

/** One feed by index; empty if there is none. */
export const oracleFeedStore = loadStores('oracles', (index) => oracleFeed(chainAccess(), index), {
  refreshEvery: REFRESH_MS,
  ...emptyIfNull,
});

/** Values of a feed that its providers reported lately. */
export const feedHistoryStore = loadStores(
  'oracles-history',
  (index) => feedHistory(chainAccess(), index),
  { isEmpty: ({ points }) => points.length === 0 },
);
