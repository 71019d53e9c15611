import { atom, onMount, type ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { type LoadState, toLoadState } from '../chain/model/shared/load-state.ts';
import { useDataStore } from './use-data-store.ts';

/** A remote value with the state that a screen shows. */
export interface LoadStore<T> {
  /** Fetches with its first listener, and again after a failure, on focus and on reconnection. */
  readonly $state: ReadableAtom<LoadState<T>>;
  /** Fetches again immediately. The shown value stays. */
  readonly retry: () => void;
}

interface LoadOptions<T> {
  /** Milliseconds between refreshes while the page is visible. */
  readonly refreshEvery?: number;
  /** Milliseconds until a missing value is fetched again: it may appear later. */
  readonly retryMissingAfter?: number;
  readonly isEmpty?: (value: T) => boolean;
  /**
   * No transaction of the visitor changes the value: it is of a block or of another service. Anything
   * else is fetched again after one.
   */
  readonly unaffected?: boolean;
}

/** Of a store whose value is null where there is none. */
export const emptyIfNull = { isEmpty: (value: unknown) => value === null };
/** Of a store of a list. */
export const emptyIfNoRows = { isEmpty: (rows: readonly unknown[]) => rows.length === 0 };

interface Entry<T> {
  readonly store: LoadStore<T>;
  readonly unaffected: boolean;
  /** Fetches unless the last fetch is recent. */
  readonly fetch: () => void;
  /** Fetches even if the last fetch is recent; without listeners, with the next one. */
  readonly invalidate: () => void;
  read: () => Promise<T>;
}

const firstRetryMs = 1_000;
const longestRetryMs = 8_000;
/** Fetches of one key within this time share a response. Milliseconds. */
const SHARED_MS = 1_000;
/**
 * The same for a store that starts again: on a slow device seconds pass between the drawing of a
 * component, which reads the store, and its effect, which listens to it. Milliseconds.
 */
const RESTART_SHARED_MS = 5_000;
/** Stores that are cached for screens that may be visited again. */
const MAX_CACHED_STORES = 200;

export const loadStoreEntries = new Map<string, Entry<unknown>>();
const mounted = new Set<Pick<Entry<unknown>, 'fetch'>>();
let isVisible = true;

/**
 * The store of a key, which all callers share: two of one request would update each other during
 * rendering. The latest `read` and the first options count.
 */
export function createLoadStore<T>(
  key: string,
  read: () => Promise<T>,
  options: LoadOptions<T> = {},
): LoadStore<T> {
  const entry = (loadStoreEntries.get(key) as Entry<T> | undefined) ?? createEntry(read, options);
  entry.read = read;
  // The latest is the last.
  loadStoreEntries.delete(key);
  loadStoreEntries.set(key, entry as Entry<unknown>);
  forgetOld(key);
  return entry.store;
}

/**
 * Makes the load store of a name, or of another text that says what is read. Its key is the prefix
 * and the text: `account/alice`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function loadStores<T>(
  prefix: string,
  read: (of: string) => Promise<T>,
  options?: LoadOptions<T>,
): (of: string) => LoadStore<T> {
  return (of) => createLoadStore(`${prefix}/${of}`, () => read(of), options);
}

/** Navigation loads no page, so the number of stores without a reader is bounded. */
function forgetOld(latest: string): void {
  for (const [key, entry] of loadStoreEntries) {
    if (loadStoreEntries.size <= MAX_CACHED_STORES) return;
    if (key !== latest && !mounted.has(entry)) loadStoreEntries.delete(key);
  }
}

function createEntry<T>(read: () => Promise<T>, options: LoadOptions<T>): Entry<T> {
  const { refreshEvery, retryMissingAfter, isEmpty, unaffected = false } = options;
  const $state = atom<LoadState<T>>({ kind: 'loading' });
  let last: { readonly value: T } | undefined;
  let fetchedAt = -Infinity;
  let failures = 0;
  let running = false;
  let invalidatedMeanwhile = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function fetch(sharedMs = SHARED_MS): void {
    if (!isVisible || running || fetchedAt + sharedMs > Date.now()) return;
    void run();
  }

  /** What is shown stays until the response. */
  async function run(): Promise<void> {
    stopRetry();
    running = true;
    invalidatedMeanwhile = false;
    try {
      succeed(await entry.read());
    } catch (error) {
      fail(error);
    }
    running = false;
    // A pending retry is not shared: a new reader fetches at once.
    fetchedAt = retry === undefined ? Date.now() : -Infinity;
    if (invalidatedMeanwhile) entry.invalidate();
  }

  function succeed(value: T): void {
    failures = 0;
    last = { value };
    const state = $state.get();
    if (state.kind === 'ready' && state.value === value && !state.failure) return;
    $state.set(isEmpty?.(value) ? { kind: 'empty' } : { kind: 'ready', value });
  }

  /** A failed refresh keeps the last value and names the endpoint. */
  function fail(error: unknown): void {
    failures += 1;
    const state = toLoadState(error, last ? { kind: 'ready', value: last.value } : $state.get());
    $state.set(state);
    const delay = retryAfter(state);
    if (delay !== undefined) retry = setTimeout(entry.invalidate, delay);
  }

  function stopRetry(): void {
    clearTimeout(retry);
    retry = undefined;
  }

  function retryAfter({ kind }: LoadState<T>): number | undefined {
    if (kind === 'failed' || kind === 'ready')
      return Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
    return kind === 'missing' ? retryMissingAfter : undefined;
  }

  const entry: Entry<T> = {
    unaffected,
    fetch: () => fetch(),
    read,
    invalidate() {
      // The response under way may be from before what has changed.
      invalidatedMeanwhile = running;
      fetchedAt = -Infinity;
      if (mounted.has(entry)) fetch();
    },
    store: { $state, retry: () => entry.invalidate() },
  };

  onMount($state, () => {
    if (mounted.size === 0) watchPage();
    mounted.add(entry);
    fetch(RESTART_SHARED_MS);
    const refreshing = refreshEvery ? setInterval(() => fetch(), refreshEvery) : undefined;
    return () => {
      mounted.delete(entry);
      clearInterval(refreshing);
      stopRetry();
    };
  });
  return entry;
}

let isWatching = false;

/** Hidden pages fetch nothing; a page that is shown again, or online again, fetches all it shows. */
function watchPage(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  const fetchShown = () => {
    for (const entry of mounted) entry.fetch();
  };
  document.addEventListener('visibilitychange', () => {
    isVisible = !document.hidden;
    if (isVisible) fetchShown();
  });
  addEventListener('online', fetchShown);
}

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

/** What `useLoad` gives. A `StateView` takes all of it. */
interface Load<T, Store> {
  readonly state: LoadState<T>;
  readonly store: Store | null;
  readonly onRetry: (() => void) | undefined;
}

/** The load store for a value in a component; `loading` while the page is prerendered. */
export function useLoad<T, Store extends LoadStore<T>>(
  make: (of: string) => Store & LoadStore<T>,
  of: string | null,
): Load<T, Store> {
  const store = useMemo(() => (of === null ? null : make(of)), [make, of]);
  const $state: ReadableAtom<LoadState<T>> = (inBrowser && store?.$state) || $loading;
  return { state: useDataStore($state), store, onRetry: store?.retry };
}
