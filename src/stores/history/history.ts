import { accountActions } from '../../chain/client/history/history.ts';
import { historySources } from '../../chain/client/history/sources.ts';
import { chainAccess } from '../chain/client.ts';
import { createHistoryReader, type HistoryStore } from './history-reader.ts';
import { queryOfList, viewOfQuery, type HistoryView } from './history-view.ts';
import { createLoadStore } from '../load-store.ts';
import { cachedLists } from './cached-lists.ts';

const refreshEvery = 4_000;
/** The parameter of marked senders in a key. It is never in an address. */
const SENDERS = 'senders';

/**
 * `alice?groups=send`: an account and its filters.
 * @param spamSenders accounts that the visitor marked; hidden with other spam
 */
export function historyKey(
  name: string,
  view: HistoryView,
  spamSenders: readonly string[] = [],
): string {
  const senders = view.filters.hideSpam ? spamSenders.join() : '';
  const parts = { ...queryOfList(view), [SENDERS]: senders || null };
  const query = Object.entries(parts).flatMap(([key, value]) =>
    value === null ? [] : [[key, value]],
  );
  return `${name}?${String(new URLSearchParams(query))}`;
}

/** Fetches one page of the source at a time, so that results appear immediately. */
export function pageReader(key: string) {
  const [name = '', query = ''] = key.split('?');
  const parameters = new URLSearchParams(query);
  const { filters, sort } = viewOfQuery(parameters);
  const spamSenders = parameters.get(SENDERS)?.split(',') ?? [];
  const view = { filters, sort, spamSenders, maxPages: 1 };
  return (cursor: string | null, signal?: AbortSignal) =>
    accountActions(chainAccess(), name, { ...view, cursor, signal });
}

// One may have thousands of rows.
const kept = cachedLists<HistoryStore>(10);

/** The history for a key. Sorted newest first, it refreshes every few seconds. */
export function historyStore(key: string): HistoryStore {
  return kept(key, () => makeHistory(key));
}

function makeHistory(key: string): HistoryStore {
  const { sort } = viewOfQuery(new URLSearchParams(key.split('?')[1]));
  const announces = sort === 'desc';
  const read = pageReader(key);
  const latest = createLoadStore(
    `history/${key}`,
    () => read(null),
    announces ? { refreshEvery } : {},
  );
  return createHistoryReader(latest, read, announces);
}

/** The chain's history sources and the filters of each. */
export function knownSources(): ReturnType<typeof historySources> {
  return historySources(chainAccess());
}
