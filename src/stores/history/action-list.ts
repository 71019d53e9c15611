import { atom, onMount } from 'nanostores';
import type { ActionPage } from '../../chain/history/provider.ts';
import { type ActionRow, actionRowKey } from '../../chain/model/action/action.ts';
import { type Failure, failureOf, type LoadState } from '../../chain/model/shared/load-state.ts';
import type { LoadStore } from '../load-store.ts';

/** A history list: older rows are appended on request, new ones are shown on request. */
export interface ActionList {
  readonly rows: readonly ActionRow[];
  /** New rows, newest first. They are announced, and added when shown. */
  readonly fresh: readonly ActionRow[];
  /** Cursor of older rows; null at the end. */
  readonly next: string | null;
  readonly loadingMore: boolean;
  readonly moreFailure: Failure | null;
  readonly source: ActionPage['source'];
}

export interface ActionListStore extends LoadStore<ActionList> {
  readonly showFresh: () => void;
  readonly loadMore: () => Promise<void>;
}

/** Adds the newest page. Shown rows keep their position. */
function withLatest(list: ActionList | null, page: ActionPage): ActionList {
  if (!list) {
    const { rows, next, source } = page;
    return { rows, fresh: [], next, loadingMore: false, moreFailure: null, source };
  }
  const listed = new Set(list.rows.map(actionRowKey));
  return { ...list, fresh: page.rows.filter((row) => !listed.has(actionRowKey(row))) };
}

function withFresh(list: ActionList): ActionList {
  return { ...list, rows: [...list.fresh, ...list.rows], fresh: [] };
}

function withOlder(list: ActionList, page: ActionPage): ActionList {
  const listed = new Set(list.rows.map(actionRowKey));
  const older = page.rows.filter((row) => !listed.has(actionRowKey(row)));
  return { ...list, rows: [...list.rows, ...older], next: page.next, loadingMore: false };
}

/**
 * @param latest fetches the newest page, repeatedly
 * @param older fetches the page at a cursor
 */
export function createActionList(
  latest: LoadStore<ActionPage>,
  older: (cursor: string) => Promise<ActionPage>,
): ActionListStore {
  const $state = atom<LoadState<ActionList>>({ kind: 'loading' });

  const change = (next: (list: ActionList) => ActionList) => {
    const state = $state.get();
    if (state.kind === 'ready') $state.set({ ...state, value: next(state.value) });
  };

  onMount($state, () => {
    const known = latest.$state.get();
    let opened = known.kind === 'ready' ? known.value : null;
    return latest.$state.subscribe((state) => {
      const shown = $state.get();
      if (state.kind !== 'ready') {
        if (shown.kind !== 'ready') $state.set(state);
        return;
      }
      const list = withLatest(shown.kind === 'ready' ? shown.value : null, state.value);
      // Nothing was read yet of a list that is opened again: it begins with what is new.
      const isFirst = opened !== null && state.value !== opened;
      if (isFirst) opened = null;
      const value = isFirst ? withFresh(list) : list;
      $state.set({ kind: 'ready', value, failure: state.failure });
    });
  });

  return {
    $state,
    retry: latest.retry,
    showFresh: () => change(withFresh),
    async loadMore() {
      const state = $state.get();
      if (state.kind !== 'ready' || state.value.loadingMore || state.value.next === null) return;
      change((list) => ({ ...list, loadingMore: true, moreFailure: null }));
      try {
        const page = await older(state.value.next);
        change((list) => withOlder(list, page));
      } catch (error) {
        change((list) => ({ ...list, loadingMore: false, moreFailure: failureOf(error) }));
      }
    },
  };
}
