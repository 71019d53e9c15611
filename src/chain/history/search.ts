import { activeFilters, type ActionFilters } from '../model/action/action-filters.ts';
import type { ActionRow } from '../model/action/action.ts';
import { dedupeRows } from './filters/dedupe.ts';
import type { HistoryChain } from './filters/keep.ts';
import type { ActionPage, ActionQuery, HistoryProvider, SourcePage } from './provider.ts';

/** Default maximum pages per search. The next search continues from there. */
const MAX_PAGES = 20;

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
  const { filters, spamSenders = [], onProgress, signal } = query;
  const active = filters ? activeFilters(filters) : [];
  const keep: RowsFilter = filters
    ? await loadRowsFilter(filters, account, chain, spamSenders)
    : (rows) => [...rows];
  const found: ActionRow[] = [];
  let cursor = query.cursor ?? null;
  let pages = 0;
  let actions = 0;
  let until: number | null = null;
  let first: SourcePage | null = null;
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
    found.push(...keep(last.rows));
    first ??= last;
    pages++;
    actions += last.rows.length;
    until = last.rows.at(-1)?.blockTime ?? until;
    cursor = last.next;
    onProgress?.({ pages, actions, found: found.length, until });
  } while (cursor !== null && active.length > 0 && found.length < limit && pages < maxPages);
  const { requested, applied, source } = last;
  const inBrowser = active.filter((name) => !applied.includes(name));
  const complete = cursor === null;
  const search = {
    bySource: requested,
    inBrowser,
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
    total: inBrowser.length > 0 ? null : first.total,
    ...(inBrowser.length === 0 && first.totalAtLeast === true && { totalAtLeast: true }),
    source,
    ...(active.length > 0 && { search }),
  };
}

type RowsFilter = (rows: readonly ActionRow[]) => ActionRow[];

/** Loads the filters' code as needed: the spam rules alone need less of it. */
async function loadRowsFilter(
  filters: ActionFilters,
  account: string,
  chain: HistoryChain,
  spamSenders: readonly string[],
): Promise<RowsFilter> {
  const others = activeFilters(filters).some((name) => name !== 'spam');
  const keepOthers = others
    ? (await import('./filters/keep.ts')).rowFilter(filters, account, chain)
    : () => true;
  if (!filters.hideSpam) return (rows) => rows.filter(keepOthers);
  const { withoutSpam } = await import('./spam/without-spam.ts');
  return (rows) => withoutSpam(rows, account, chain, spamSenders).filter(keepOthers);
}
