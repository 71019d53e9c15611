/** An optional service of a chain, beside its nodes. */
export type Service = 'history' | 'hyperion' | 'light-api' | 'nft-indexer' | 'dex' | 'backend';

/** The endpoint that failed and its message. */
export interface Failure {
  /** Base URL of the endpoint that was tried last; null if there was none. */
  readonly endpoint: string | null;
  readonly message: string;
  /** The endpoint responded with a refusal. */
  readonly refused?: true;
}

/**
 * The state of a screen or a part of one. `missing` means a node reported that it does not exist;
 * an endpoint without a response is `failed`. A `ready` value with a `failure` is the last known
 * one while its refresh fails.
 */
export type LoadState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T; readonly failure?: Failure }
  | { readonly kind: 'empty' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unsupported'; readonly service: Service };

/** The state without a failure of an endpoint that the page already shows. */
export function withoutShownFailure<T>(
  state: LoadState<T>,
  failureShown: Failure | undefined,
): LoadState<T> {
  if (state.kind !== 'ready' || !state.failure || !failureShown) return state;
  return state.failure.endpoint === failureShown.endpoint
    ? { kind: 'ready', value: state.value }
    : state;
}

/** The rows of a list: empty if there will be none, null while loading. */
export function rowsIn<T>(state: LoadState<{ readonly rows: readonly T[] }>): readonly T[] | null {
  if (state.kind === 'ready') return state.value.rows;
  return state.kind === 'loading' ? null : [];
}
