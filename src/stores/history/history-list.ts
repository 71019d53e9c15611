import type { ActionPage } from '../../chain/history/provider.ts';
import { actionRowKey, type ActionRow } from '../../chain/model/action/action.ts';
import type { FilterName } from '../../chain/model/action/action-filters.ts';
import type { Failure } from '../../chain/model/shared/load-state.ts';

/** How far to read: enough rows for a page, or all. */
export type Reading = 'page' | 'all';

/** A history search that reads page by page and keeps its results after a failure. */
export interface HistoryList {
  readonly rows: readonly ActionRow[];
  /** New rows, newest first. They are announced, and added when shown. */
  readonly fresh: readonly ActionRow[];
  /** More new rows than one page has: adding them would leave a gap. */
  readonly gap: boolean;
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  readonly reading: Reading | null;
  /** Of the last attempt to read on. */
  readonly failure: Failure | null;
  /** Number of checked actions, matching or not. */
  readonly checked: number;
  /** Time of the last checked action, milliseconds UTC. */
  readonly until: number | null;
  /** Total number of matching actions, if the source counts them. */
  readonly total: number | null;
  /** The total is a lower bound. */
  readonly totalAtLeast: boolean;
  readonly source: ActionPage['source'];
  readonly skippedSources: readonly ActionPage['source'][];
  readonly bySource: readonly FilterName[];
  readonly inBrowser: readonly FilterName[];
}

export function firstList(page: ActionPage): HistoryList {
  const { rows, next, source, total, totalAtLeast = false, search } = page;
  return {
    rows,
    next,
    source,
    total,
    totalAtLeast,
    fresh: [],
    gap: false,
    reading: null,
    failure: null,
    checked: search?.actions ?? rows.length,
    until: untilOf(page),
    skippedSources: page.skippedSources ?? [],
    bySource: search?.bySource ?? [],
    inBrowser: search?.inBrowser ?? [],
  };
}

/** Adds the next page. */
export function withPage(list: HistoryList, page: ActionPage): HistoryList {
  const { search, next } = page;
  const added = unknown(list, page);
  const rows = [...list.rows, ...added];
  keepKeys(rows, keysOf(list.rows), added);
  keysOfRows.delete(list.rows);
  return {
    ...list,
    rows,
    checked: list.checked + (search?.actions ?? page.rows.length),
    until: untilOf(page) ?? list.until,
    next,
  };
}

/** Adds the newest page. Shown rows keep their position. */
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
  const listed = keysOf(list.rows);
  return page.rows.filter((row) => !listed.has(actionRowKey(row)));
}

/** Kept with the rows: a list of thousands grows page by page, and is compared every few seconds. */
const keysOfRows = new WeakMap<readonly ActionRow[], Set<string>>();

function keysOf(rows: readonly ActionRow[]): Set<string> {
  return keysOfRows.get(rows) ?? keepKeys(rows, new Set(), rows);
}

function keepKeys(
  rows: readonly ActionRow[],
  keys: Set<string>,
  added: readonly ActionRow[],
): Set<string> {
  for (const row of added) keys.add(actionRowKey(row));
  keysOfRows.set(rows, keys);
  return keys;
}

function untilOf({ rows, search }: ActionPage): number | null {
  return search?.until ?? rows.at(-1)?.blockTime ?? null;
}
