import type { ActionPage } from '../../chain/history/provider.ts';
import { actionRowKey, type ActionRow } from '../../chain/model/action/action.ts';
import type { FilterName } from '../../chain/model/action/action-filters.ts';
import type { Failure } from '../../chain/model/shared/load-state.ts';

/** What is asked for when the list grows: rows enough for a page, or all there are. */
export type Reading = 'page' | 'all';

/** A history that is searched page by page; it keeps what was found, whatever happens next. */
export interface HistoryList {
  readonly rows: readonly ActionRow[];
  /** Came in since, newest first: announced, and not among the rows until shown. */
  readonly fresh: readonly ActionRow[];
  /** More came in than one page tells: they cannot be put before the rows without a gap. */
  readonly gap: boolean;
  /** Where the next page begins, or null at the end. */
  readonly next: string | null;
  readonly reading: Reading | null;
  /** Of the last try to read on. */
  readonly failure: Failure | null;
  /** Actions looked at so far, those that were kept among them. */
  readonly looked: number;
  /** Milliseconds UTC of the action looked at last. */
  readonly until: number | null;
  /** How many there are in all, where the source counts what is shown. */
  readonly total: number | null;
  readonly source: ActionPage['source'];
  readonly skippedSources: readonly ActionPage['source'][];
  readonly bySource: readonly FilterName[];
  readonly here: readonly FilterName[];
}

export function firstList(page: ActionPage): HistoryList {
  const { rows, next, source, total, search } = page;
  return {
    ...{ rows, next, source, total, fresh: [], gap: false, reading: null, failure: null },
    looked: search?.actions ?? rows.length,
    until: untilOf(page),
    skippedSources: page.skippedSources ?? [],
    bySource: search?.bySource ?? [],
    here: search?.here ?? [],
  };
}

/** With the page that was read next. */
export function withPage(list: HistoryList, page: ActionPage): HistoryList {
  const { search, next } = page;
  return {
    ...list,
    rows: [...list.rows, ...unknown(list, page)],
    looked: list.looked + (search?.actions ?? page.rows.length),
    until: untilOf(page) ?? list.until,
    next,
  };
}

/** After another look at the newest page: what is shown stays where it is. */
export function withLatest(list: HistoryList, page: ActionPage): HistoryList {
  const newest = list.rows[0]?.blockTime;
  const until = untilOf(page);
  const gap = page.next !== null && newest !== undefined && until !== null && until > newest;
  return { ...list, fresh: unknown(list, page), gap };
}

export function withFresh(list: HistoryList): HistoryList {
  return { ...list, rows: [...list.fresh, ...list.rows], fresh: [] };
}

function unknown(list: HistoryList, page: ActionPage): ActionRow[] {
  const known = new Set(list.rows.map(actionRowKey));
  return page.rows.filter((row) => !known.has(actionRowKey(row)));
}

function untilOf({ rows, search }: ActionPage): number | null {
  return search?.until ?? rows.at(-1)?.blockTime ?? null;
}
