import { atom, onMount } from 'nanostores';
import { type Failure, failureOf, type LoadState } from '../../chain/model/shared/load-state.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** A list that loads more rows on request. */
export interface InfiniteRows<Row> {
  readonly rows: readonly Row[];
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly moreFailure: Failure | null;
}

export interface InfiniteList<Row> extends LoadStore<InfiniteRows<Row>> {
  readonly loadMore: () => Promise<void>;
}

/** Some of a list's rows, and whether it has more. */
type Part<Row> = Pick<InfiniteRows<Row>, 'rows' | 'more'>;

/** @param read fetches the rows after a number of loaded ones */
export function createInfiniteList<Row>(
  key: string,
  read: (skip: number) => Promise<Part<Row>>,
): InfiniteList<Row> {
  const first = createLoadStore(key, () => read(0), { isEmpty: ({ rows }) => rows.length === 0 });
  const $state = atom<LoadState<InfiniteRows<Row>>>({ kind: 'loading' });
  let firstPage: Part<Row> | null = null;
  let firstRows = 0;
  const change = (changed: Partial<InfiniteRows<Row>>) => {
    const state = $state.get();
    if (state.kind === 'ready') $state.set({ ...state, value: { ...state.value, ...changed } });
  };

  onMount($state, () =>
    first.$state.subscribe((state) => {
      const shown = $state.get();
      if (state.kind !== 'ready') {
        // A list that a transaction emptied is empty; one that cannot be read now stays.
        if (shown.kind !== 'ready' || state.kind === 'empty') $state.set(state);
        return;
      }
      // Once more rows were loaded, as many are read again.
      if (shown.kind === 'ready' && hasMore(shown.value, firstRows)) {
        if (state.value !== firstPage) void readAgain(state.value, shown.value.rows.length);
        return;
      }
      keepFirst(state.value);
      $state.set({ ...state, value: { ...state.value, loadingMore: false, moreFailure: null } });
    }),
  );

  function keepFirst(page: Part<Row>): void {
    firstPage = page;
    firstRows = page.rows.length;
  }

  /** Shown rows stay until all are there, and where some cannot be read. */
  async function readAgain(page: Part<Row>, wanted: number): Promise<void> {
    keepFirst(page);
    change({ loadingMore: true });
    let { rows, more } = page;
    try {
      while (more && rows.length < wanted) {
        const next = await read(rows.length);
        rows = [...rows, ...next.rows];
        ({ more } = next);
      }
      if (page === firstPage) change({ rows, more, loadingMore: false, moreFailure: null });
    } catch (error) {
      if (page === firstPage) change({ loadingMore: false, moreFailure: failureOf(error) });
    }
  }

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

function hasMore(list: InfiniteRows<unknown>, firstRows: number): boolean {
  return list.loadingMore || list.rows.length > firstRows;
}
