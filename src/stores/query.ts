import { nanoquery, type FetcherValue } from '@nanostores/query';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Failure, LoadState } from '../chain/model/load-state.ts';

const [createFetcherStore, , { invalidateKeys, revalidateKeys }] = nanoquery({
  dedupeTime: 1_000,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
});

/** A value asked for over the network, as a screen shows it. */
export interface LoadStore<T> {
  readonly $state: ReadableAtom<LoadState<T>>;
  /** Asks again at once; what is shown stays. */
  readonly retry: () => void;
}

export interface LoadOptions<T> {
  /** Milliseconds between refreshes while the page is visible. */
  readonly refreshEvery?: number;
  readonly isEmpty?: (value: T) => boolean;
  /** What an error means: `missing` when the chain said no, `unsupported` when a service lacks. */
  readonly explain: (error: unknown) => LoadState<T>;
}

/** Longest wait between tries of a failed request, in milliseconds. */
const retryCeiling = 8_000;

/**
 * What to show next. A failed refresh keeps the last value and says who failed; a new try keeps what
 * is shown until its answer is here.
 */
export function nextState<T>(
  previous: LoadState<T>,
  { data, error, loading }: FetcherValue<T, unknown>,
  { explain, isEmpty }: Pick<LoadOptions<T>, 'explain' | 'isEmpty'>,
): LoadState<T> {
  if (error !== undefined) {
    const explained = explain(error);
    const value = data ?? (previous.kind === 'ready' ? previous.value : undefined);
    if (explained.kind !== 'failed' || value === undefined) return explained;
    return { kind: 'ready', value, failure: explained.failure };
  }
  if (data !== undefined)
    return isEmpty?.(data) ? { kind: 'empty' } : { kind: 'ready', value: data };
  return loading ? previous : { kind: 'loading' };
}

/** A store that asks on its first listener, shares requests by key, and recovers by itself. */
export function createLoadStore<T>(
  key: string,
  fetch: () => Promise<T>,
  { refreshEvery, isEmpty, explain }: LoadOptions<T>,
): LoadStore<T> {
  const fetcher = createFetcherStore<T>([key], {
    fetcher: fetch,
    ...(refreshEvery && { revalidateInterval: refreshEvery }),
    onErrorRetry: ({ error, retryCount }) =>
      explain(error).kind === 'failed'
        ? Math.min(retryCeiling, 1_000 * 2 ** (retryCount - 1))
        : null,
  });
  const $state = atom<LoadState<T>>({ kind: 'loading' });
  onMount($state, () =>
    fetcher.subscribe((value) => {
      const previous = $state.get();
      const next = nextState(previous, value, { explain, isEmpty });
      if (next !== previous) $state.set(next);
    }),
  );
  return { $state, retry: () => invalidateKeys(key) };
}

/** Asks again for everything whose key begins so; what is shown stays until the answers are here. */
export function refresh(keyPrefix: string): void {
  revalidateKeys((key) => key.startsWith(keyPrefix));
}

/** The failure a screen has to speak of, wherever it sits in the state. */
export function failureOf(state: LoadState<unknown>): Failure | undefined {
  return state.kind === 'failed' || state.kind === 'ready' ? state.failure : undefined;
}
