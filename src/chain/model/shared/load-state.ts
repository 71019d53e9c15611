/** A service of a chain that is not a plain node. */
export type Service = 'history' | 'hyperion' | 'light-api' | 'nft-indexer' | 'dex' | 'backend';

/** Who failed, and what was said. */
export interface Failure {
  /** Base URL of the endpoint that was asked last, or null when none could be asked. */
  readonly endpoint: string | null;
  readonly message: string;
  /** It answered, and said no. */
  readonly refused?: true;
}

/**
 * What a screen, or a part of one, can be in.
 * `missing` is only ever said when a node said so; an endpoint that does not answer is `failed`.
 * A `ready` value with a `failure` is the last known one, shown while its refresh fails.
 */
export type LoadState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T; readonly failure?: Failure }
  | { readonly kind: 'empty' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unsupported'; readonly service: Service };

/** The state without a failure that the page speaks of already: of the same endpoint. */
export function unlessSaid<T>(state: LoadState<T>, said: Failure | undefined): LoadState<T> {
  if (state.kind !== 'ready' || !state.failure || !said) return state;
  return state.failure.endpoint === said.endpoint ? { kind: 'ready', value: state.value } : state;
}

/** The rows of a list, none where there will be none; null while they are on their way. */
export function rowsIn<T>(state: LoadState<{ readonly rows: readonly T[] }>): readonly T[] | null {
  if (state.kind === 'ready') return state.value.rows;
  return state.kind === 'loading' ? null : [];
}
