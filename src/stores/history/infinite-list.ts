import { atom, onMount } from 'nanostores';
import { type Failure, failureOf, type LoadState } from '../../chain/model/shared/load-state.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';
import { cachedLists } from './cached-lists.ts';

/** A list that loads more rows on request. */
export interface InfiniteRows<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  readonly loadingMore: boolean;
  readonly moreFailure: Failure | null;
}

export interface InfiniteList<Row> extends LoadStore<InfiniteRows<Row>> {
  readonly loadMore: () => Promise<void>;
}

/** Rows of a source, and the cursor of what follows. */
type Part<Row> = Pick<InfiniteRows<Row>, 'rows' | 'next'>;

const kept = cachedLists<InfiniteList<unknown>>(50);

/**
 * The list of a key, which grows by pages. A row that is on two pages is shown once: pages of an index
 * with equal keys overlap.
 *
 * @param read fetches the page at a cursor, or the first one
 */
export function createInfiniteList<Row>(
  key: string,
  read: (cursor: string | null) => Promise<Part<Row>>,
  idOf: (row: Row) => string,
): InfiniteList<Row> {
  return kept(key, () => makeList(key, read, idOf) as InfiniteList<unknown>) as InfiniteList<Row>;
}

function makeList<Row>(
  key: string,
  read: (cursor: string | null) => Promise<Part<Row>>,
  idOf: (row: Row) => string,
): InfiniteList<Row> {
  const first = createLoadStore(key, () => read(null), {
    isEmpty: ({ rows }) => rows.length === 0,
  });
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
      const { rows, next } = state.value;
      $state.set({ ...state, value: { rows, next, loadingMore: false, moreFailure: null } });
    }),
  );

  function keepFirst(page: Part<Row>): void {
    firstPage = page;
    firstRows = page.rows.length;
  }

  /** The rows with those of the next page. */
  async function grown({ rows, next }: Part<Row>): Promise<Part<Row>> {
    const page = await read(next);
    const listed = new Set(rows.map(idOf));
    return {
      rows: [...rows, ...page.rows.filter((row) => !listed.has(idOf(row)))],
      next: page.next,
    };
  }

  /** Shown rows stay until all are there, and where some cannot be read. */
  async function readAgain(page: Part<Row>, count: number): Promise<void> {
    keepFirst(page);
    change({ loadingMore: true });
    let list = page;
    try {
      while (list.next !== null && list.rows.length < count) {
        const longer = await grown(list);
        if (longer.rows.length === list.rows.length) break;
        list = longer;
      }
      if (page === firstPage) change({ ...list, loadingMore: false, moreFailure: null });
    } catch (error) {
      if (page === firstPage) change({ loadingMore: false, moreFailure: failureOf(error) });
    }
  }

  return {
    $state,
    retry: first.retry,
    async loadMore() {
      const state = $state.get();
      if (state.kind !== 'ready' || state.value.loadingMore || state.value.next === null) return;
      change({ loadingMore: true, moreFailure: null });
      try {
        change({ ...(await grown(state.value)), loadingMore: false });
      } catch (error) {
        change({ loadingMore: false, moreFailure: failureOf(error) });
      }
    },
  };
}

function hasMore(list: InfiniteRows<unknown>, firstRows: number): boolean {
  return list.loadingMore || list.rows.length > firstRows;
}
