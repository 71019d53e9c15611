import { activeFilters, type ActionFilters } from '../model/action/action-filters.ts';
import type { ActionRow } from '../model/action/action.ts';
import { dedupeRows } from './filters/dedupe.ts';
import type { HistoryChain } from './filters/keep.ts';
import type { SpamList } from './filters/spam.ts';
import type { ActionPage, ActionQuery, HistoryProvider, SourcePage } from './provider.ts';

/** Default maximum pages per search. The next search continues from there. */
const MAX_PAGES = 20;

const noSpam: SpamList = {
  contracts: new Set(),
  actions: new Set(),
  senders: new Set(),
  shorteners: [],
  keywords: [],
};

/**
 * A page of the actions that match the filters, from the provider's whole history. Reads further
 * pages until there are enough rows. Filters that the provider does not apply completely are
 * applied here.
 */
export async function searchActions(
  provider: HistoryProvider,
  account: string,
  query: ActionQuery,
  chain: HistoryChain,
): Promise<ActionPage> {
  const { limit = provider.pageSize, sort = 'desc', maxPages = MAX_PAGES } = query;
  const { filters, onProgress, signal } = query;
  const active = filters ? activeFilters(filters) : [];
  const keep = filters ? await loadRowFilter(filters, account, chain) : () => true;
  const found: ActionRow[] = [];
  let cursor = query.cursor ?? null;
  let pages = 0;
  let actions = 0;
  let until: number | null = null;
  let total: number | null = null;
  let last: SourcePage;
  do {
    signal?.throwIfAborted();
    last = await provider.actions(account, {
      cursor,
      limit,
      sort,
      signal,
      ...(filters && { filters }),
    });
    found.push(...last.rows.filter(keep));
    if (pages === 0) total = last.total;
    pages++;
    actions += last.rows.length;
    until = last.rows.at(-1)?.blockTime ?? until;
    cursor = last.next;
    onProgress?.({ pages, actions, found: found.length, until });
  } while (cursor !== null && active.length > 0 && found.length < limit && pages < maxPages);
  const { requested, applied, source } = last;
  const here = active.filter((name) => !applied.includes(name));
  const complete = cursor === null;
  const search = {
    bySource: requested,
    here,
    pages,
    actions,
    found: found.length,
    until,
    complete,
  };
  return {
    rows: dedupeRows(found),
    next: cursor,
    // The provider's total does not count the filters applied here.
    total: here.length > 0 ? null : total,
    source,
    ...(active.length > 0 && { search }),
  };
}

/** Loads the filters' code as needed: the spam rules alone need less of it. */
async function loadRowFilter(
  filters: ActionFilters,
  account: string,
  chain: HistoryChain,
): Promise<(row: ActionRow) => boolean> {
  const spam = filters.hideSpam ? (await import('./spam/list.ts')).spamList : noSpam;
  if (activeFilters(filters).some((name) => name !== 'spam'))
    return (await import('./filters/keep.ts')).rowFilter(filters, account, chain, spam);
  if (!filters.hideSpam) return () => true;
  const { isSpam } = await import('./filters/spam.ts');
  return (row) => !isSpam(row, spam, chain.key);
}
