import { atom, onMount, type ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { type LoadState, toLoadState } from '../chain/model/shared/load-state.ts';
import { type Fetched, fetcherOf, invalidate, invalidateAffected } from './fetcher.ts';
import { useDataStore } from './use-data-store.ts';

/** A remote value with the state that a screen shows. */
export interface LoadStore<T> {
  readonly $state: ReadableAtom<LoadState<T>>;
  /** Fetches again immediately. The shown value stays. */
  readonly retry: () => void;
}

interface LoadOptions<T> {
  /** Milliseconds between refreshes while the page is visible. */
  readonly refreshEvery?: number;
  /** Milliseconds until a missing value is fetched again: it may appear later. */
  readonly lookAgainAfter?: number;
  readonly isEmpty?: (value: T) => boolean;
  /**
   * No transaction of the visitor changes the value: it is of a block or of another service. Anything
   * else is fetched again after one.
   */
  readonly unaffected?: boolean;
}

const firstRetryMs = 1_000;
const longestRetryMs = 8_000;

/**
 * The next state. A failed refresh keeps the last value and names the endpoint. A new attempt keeps
 * the shown state until its response.
 */
export function nextState<T>(
  previous: LoadState<T>,
  { data, error, loading }: Fetched<T>,
  isEmpty: (value: T) => boolean = () => false,
): LoadState<T> {
  if (error !== undefined) {
    const shown: LoadState<T> = data === undefined ? previous : { kind: 'ready', value: data };
    return toLoadState(error, shown);
  }
  const isShown = previous.kind === 'ready' && previous.value === data && !previous.failure;
  if (isShown || (loading && (data === undefined || previous.kind !== 'loading'))) return previous;
  if (data === undefined) return { kind: 'loading' };
  return isEmpty(data) ? { kind: 'empty' } : { kind: 'ready', value: data };
}

/** A store that fetches on its first listener, shares requests by key, and retries by itself. */
export function createLoadStore<T>(
  key: string,
  fetch: () => Promise<T>,
  { refreshEvery, lookAgainAfter, isEmpty, unaffected }: LoadOptions<T> = {},
): LoadStore<T> {
  const fetcher = fetcherOf(key, fetch, {
    refreshEvery,
    unaffected,
    retryAfter(error, failures) {
      const { kind } = toLoadState(error);
      if (kind === 'failed') return Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
      return kind === 'missing' ? (lookAgainAfter ?? null) : null;
    },
  });
  const $state = atom<LoadState<T>>({ kind: 'loading' });
  onMount($state, () => {
    const stop = fetcher.$fetched.subscribe((value) =>
      $state.set(nextState($state.get(), value, isEmpty)),
    );
    fetcher.fetch();
    return stop;
  });
  return { $state, retry: () => invalidate((one) => one === key) };
}

/** Refreshes all values whose key has the prefix. Shown values stay until the responses arrive. */
export function refresh(keyPrefix: string): void {
  invalidate((key) => key.startsWith(keyPrefix));
}

/**
 * Refreshes all that a transaction of the visitor may have changed, on the page and, once they are
 * shown, elsewhere. Shown values stay until the responses arrive.
 */
export const refreshAffected = invalidateAffected;

/** Fetches a store's value. Resolves once there is something to show, or after so many milliseconds. */
export function waitUntilLoaded(store: LoadStore<unknown>, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, withinMs);
    const stop = store.$state.listen(() => {
      if (store.$state.get().kind !== 'loading') finish();
    });
    function finish(): void {
      clearTimeout(timer);
      resolve();
      stop();
    }
    if (store.$state.get().kind !== 'loading') finish();
  });
}

const $loading = atom<LoadState<never>>({ kind: 'loading' });
const inBrowser = typeof document !== 'undefined';

/** The load store for a value in a component; `loading` while the page is prerendered. */
export function useLoad<T, Store extends LoadStore<T>>(
  make: (of: string) => Store & LoadStore<T>,
  of: string | null,
): { state: LoadState<T>; store: Store | null } {
  const store = useMemo(() => (of === null ? null : make(of)), [make, of]);
  const $state: ReadableAtom<LoadState<T>> = (inBrowser && store?.$state) || $loading;
  return { state: useDataStore($state), store };
}
