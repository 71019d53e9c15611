import { atom, onMount, type ReadableAtom } from 'nanostores';

/** The result of a repeated fetch so far. Data stays during the next fetch and after a failure. */
export interface Fetched<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly loading: boolean;
}

interface FetcherOptions {
  /** Milliseconds between fetches while the page is visible. */
  readonly refreshEvery?: number | undefined;
  /** No transaction of the visitor changes the value. */
  readonly unaffected?: boolean | undefined;
  /** Milliseconds until the next attempt, given the failures in a row; null for none. */
  readonly retryAfter: (error: unknown, failures: number) => number | null;
}

export interface Fetcher<T> {
  /** Fetches on its first listener, and again after a failure, on focus and on reconnection. */
  readonly $fetched: ReadableAtom<Fetched<T>>;
  /** Fetches unless the last fetch is recent. */
  readonly fetch: () => void;
}

interface Entry {
  readonly unaffected: boolean;
  readonly fetcher: Fetcher<unknown>;
  /** Fetches even if the last fetch is recent. */
  readonly invalidate: () => void;
  read: () => Promise<unknown>;
}

/** Fetches of one key within this time share a response. Milliseconds. */
const SHARED_MS = 1_000;
/** Values that are kept for screens that may be visited again. */
const MOST_KEPT = 200;

const entries = new Map<string, Entry>();
const mounted = new Set<Entry>();
let isVisible = true;

/** The fetcher of a key, which all callers share. The latest `read` and the first options count. */
export function fetcherOf<T>(
  key: string,
  read: () => Promise<T>,
  options: FetcherOptions,
): Fetcher<T> {
  const entry = entries.get(key) ?? createEntry(read, options);
  entry.read = read;
  // The latest is the last.
  entries.delete(key);
  entries.set(key, entry);
  forgetOld(key);
  return entry.fetcher as Fetcher<T>;
}

/** Visitors go from screen to screen without loading a page, so what they have left is bounded. */
function forgetOld(latest: string): void {
  for (const [key, entry] of entries) {
    if (entries.size <= MOST_KEPT) return;
    if (key !== latest && !mounted.has(entry)) entries.delete(key);
  }
}

/** Fetches again what has listeners; anything else with its next listener. */
export function invalidate(isKey: (key: string) => boolean): void {
  for (const [key, entry] of entries) if (isKey(key)) entry.invalidate();
}

/** The same for everything that a transaction of the visitor may have changed. */
export function invalidateAffected(): void {
  for (const entry of entries.values()) if (!entry.unaffected) entry.invalidate();
}

function createEntry(read: () => Promise<unknown>, options: FetcherOptions): Entry {
  const { refreshEvery, retryAfter, unaffected = false } = options;
  const $fetched = atom<Fetched<unknown>>({ loading: false });
  let fetchedAt = -Infinity;
  let failures = 0;
  let running = false;
  let invalidatedMeanwhile = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function fetch(): void {
    if (!isVisible || running || fetchedAt + SHARED_MS > Date.now()) return;
    void run();
  }

  async function run(): Promise<void> {
    clearTimeout(retry);
    running = true;
    invalidatedMeanwhile = false;
    $fetched.set({ ...shownData(), loading: true });
    try {
      const data = await entry.read();
      failures = 0;
      $fetched.set({ data, loading: false });
    } catch (error) {
      failures += 1;
      $fetched.set({ ...shownData(), error, loading: false });
      const delay = retryAfter(error, failures);
      if (delay !== null) retry = setTimeout(entry.invalidate, delay);
    }
    running = false;
    fetchedAt = Date.now();
    if (invalidatedMeanwhile) entry.invalidate();
  }

  function shownData(): { data?: unknown } {
    const { data } = $fetched.get();
    return data === undefined ? {} : { data };
  }

  const entry: Entry = {
    unaffected,
    fetcher: { $fetched, fetch },
    read,
    invalidate() {
      // The response under way may be from before what has changed.
      invalidatedMeanwhile = running;
      fetchedAt = -Infinity;
      if (mounted.has(entry)) fetch();
    },
  };

  onMount($fetched, () => {
    if (mounted.size === 0) watchPage();
    mounted.add(entry);
    fetch();
    const refreshing = refreshEvery ? setInterval(fetch, refreshEvery) : undefined;
    return () => {
      mounted.delete(entry);
      clearInterval(refreshing);
      clearTimeout(retry);
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
    for (const { fetcher } of mounted) fetcher.fetch();
  };
  document.addEventListener('visibilitychange', () => {
    isVisible = !document.hidden;
    if (isVisible) fetchShown();
  });
  addEventListener('online', fetchShown);
}
