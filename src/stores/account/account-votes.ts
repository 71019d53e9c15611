import {
  accountVoter,
  rankedProducers,
  readProxy,
} from '../../chain/client/account/account-voting.ts';
import { accountActions } from '../../chain/client/history/history.ts';
import { readVoteGrowth } from '../../chain/tables/voters.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { noFilters } from '../../chain/model/action/action-filters.ts';
import { type ActionListStore, createActionList } from '../history/action-list.ts';
import { cachedLists } from '../history/cached-lists.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNull, type LoadStore, loadStores } from '../load-store.ts';

/** An account's vote; empty if it never voted. */
export const voterStore = loadStores('account-voter', (name) => accountVoter(chainAccess(), name), {
  refreshEvery: 30_000,
  ...emptyIfNull,
});

/** How much more a new vote weighs on a chain where fewer producers count less. */
export function voteGrowthStore(): LoadStore<number> {
  return createLoadStore('vote-growth', () => readVoteGrowth(chainAccess().pool, chainNow()), {
    unaffected: true,
  });
}

/** Every producer by votes. One list for all parts of a page. */
export const rankedProducersStore = loadStores('ranked-producers', () =>
  rankedProducers(chainAccess()),
);

export const proxyStore = loadStores('proxy', (proxy) => readProxy(chainAccess(), proxy));

/** Whether an account is a proxy; null if no node responds. */
export async function lookUpIsProxy(name: string): Promise<boolean | null> {
  const proxy = await readProxy(chainAccess(), name).catch(() => null);
  return proxy && (proxy.voter?.isProxy ?? false);
}

const keptVotes = cachedLists<ActionListStore>(50);

/** The times of an account's votes, newest first. */
export function votingHistoryStore(name: string): ActionListStore {
  return keptVotes(name, () => votingHistory(name));
}

function votingHistory(name: string): ActionListStore {
  const contractFilter = chainConfig().accounts.system;
  const filters = { ...noFilters, contractFilter, actionFilter: 'voteproducer' };
  const read = (cursor?: string) =>
    accountActions(chainAccess(), name, { filters, limit: 20, ...(cursor && { cursor }) });
  const latest = createLoadStore(`votes/${name}`, () => read(), {
    isEmpty: ({ rows, next }) => rows.length === 0 && next === null,
  });
  return createActionList(latest, read);
}
