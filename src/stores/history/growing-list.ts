import { atom, onMount } from 'nanostores';
import { type Failure, failureOf, type LoadState } from '../../chain/model/shared/load-state.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** A list that loads more rows on request. */
export interface Growing<Row> {
  readonly rows: readonly Row[];
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly moreFailure: Failure | null;
}

export interface GrowingList<Row> extends LoadStore<Growing<Row>> {
  readonly loadMore: () => Promise<void>;
}

/** @param read fetches the rows after a number of loaded ones */
export function createGrowingList<Row>(
  key: string,
  read: (skip: number) => Promise<{ readonly rows: readonly Row[]; readonly more: boolean }>,
): GrowingList<Row> {
  const first = createLoadStore(key, () => read(0), { isEmpty: ({ rows }) => rows.length === 0 });
  const $state = atom<LoadState<Growing<Row>>>({ kind: 'loading' });
  const change = (changed: Partial<Growing<Row>>) => {
    const state = $state.get();
    if (state.kind === 'ready') $state.set({ ...state, value: { ...state.value, ...changed } });
  };

  onMount($state, () =>
    first.$state.subscribe((state) => {
      const shown = $state.get();
      // Loaded rows keep their position when the first rows are refreshed.
      if (state.kind !== 'ready') {
        if (shown.kind !== 'ready') $state.set(state);
      } else if (shown.kind !== 'ready')
        $state.set({ ...state, value: { ...state.value, loadingMore: false, moreFailure: null } });
    }),
  );

  return {
    $state,
    retry: first.retry,
    async loadMore() {
      const state = $state.get();
      if (state.kind !== 'ready' || state.value.loadingMore || !state.value.more) return;
      const { rows } = state.value;
      change({ loadingMore: true, moreFailure: null });
      try {
        const next = await read(rows.length);
        change({ rows: [...rows, ...next.rows], more: next.more, loadingMore: false });
      } catch (error) {
        change({ loadingMore: false, moreFailure: failureOf(error) });
      }
    },
  };
}
