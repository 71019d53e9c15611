import { atom, onMount } from 'nanostores';
import type { ActionPage } from '../../chain/history/provider.ts';
import { failureOf, type LoadState } from '../../chain/model/shared/load-state.ts';
import type { LoadStore } from '../load-store.ts';
import {
  firstList,
  type HistoryList,
  type Reading,
  withFresh,
  withLatest,
  withPage,
} from './history-list.ts';

/** Rows to find in one step, and the maximum of pages to check for them. */
const STEP = { rows: 100, pages: 20 };
/** Reading all rows pauses after this many. The next step continues. */
const MOST_ROWS = 20_000;

export interface HistoryStore extends LoadStore<HistoryList> {
  readonly showFresh: () => void;
  /** Reads on from the last page until there are enough rows. Results are shown immediately. */
  readonly read: (what: Reading) => Promise<void>;
  /** Stops reading and keeps the results. */
  readonly stop: () => void;
}

/**
 * @param latest fetches the first page, repeatedly
 * @param readPage fetches the source's page at a cursor
 * @param announces whether new actions come before the first row
 */
export function createHistoryReader(
  latest: LoadStore<ActionPage>,
  readPage: (cursor: string, signal: AbortSignal) => Promise<ActionPage>,
  announces: boolean,
): HistoryStore {
  const $state = atom<LoadState<HistoryList>>({ kind: 'loading' });
  let running: AbortController | null = null;
  let opened: ActionPage | null = null;

  const listNow = () => {
    const state = $state.get();
    return state.kind === 'ready' ? state.value : null;
  };
  const change = (next: (list: HistoryList) => HistoryList) => {
    const state = $state.get();
    if (state.kind === 'ready') $state.set({ ...state, value: next(state.value) });
  };
  const stop = () => running?.abort();

  async function readPages(what: Reading, signal: AbortSignal): Promise<void> {
    const targetRows = (listNow()?.rows.length ?? 0) + STEP.rows;
    for (let pages = 0; what === 'all' || pages < STEP.pages; pages++) {
      const list = listNow();
      if (!list || list.next === null) return;
      if (list.rows.length >= (what === 'all' ? MOST_ROWS : targetRows)) return;
      const page = await readPage(list.next, signal);
      signal.throwIfAborted();
      change((before) => withPage(before, page));
    }
  }

  async function read(what: Reading): Promise<void> {
    if (running || (listNow()?.next ?? null) === null) return;
    const controller = new AbortController();
    running = controller;
    change((list) => ({ ...list, reading: what, failure: null }));
    try {
      await readPages(what, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) change((list) => ({ ...list, failure: failureOf(error) }));
    } finally {
      running = null;
      change((list) => ({ ...list, reading: null }));
    }
  }

  function show(state: LoadState<ActionPage>): void {
    const list = listNow();
    if (state.kind !== 'ready') {
      if (!list) $state.set(state);
      return;
    }
    const { value: page, failure } = state;
    const newer = list && announces ? withLatest(list, page) : list;
    // Nothing was read yet of a list that is opened again: it begins with what is new.
    const isFirst = opened !== null && page !== opened;
    if (isFirst) opened = null;
    const value = newer ? (isFirst && !newer.gap ? withFresh(newer) : newer) : firstList(page);
    $state.set({ kind: 'ready', value, failure });
    // If the filters leave few rows of the first page, reading continues.
    if (!list && page.rows.length < STEP.rows) void read('page');
  }

  onMount($state, () => {
    const known = latest.$state.get();
    opened = known.kind === 'ready' ? known.value : null;
    const unsubscribe = latest.$state.subscribe(show);
    return () => {
      unsubscribe();
      stop();
    };
  });

  return {
    $state,
    retry: latest.retry,
    read,
    stop,
    showFresh() {
      if (!listNow()?.gap) return change(withFresh);
      stop();
      $state.set({ kind: 'loading' });
      latest.retry();
    },
  };
}
