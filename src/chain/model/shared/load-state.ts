import * as messages from '../../core/messages.ts';
import { FetchError, MissingError, RpcError } from '../../rpc/errors.ts';

const TEXTS: Partial<Record<Service, string>> = {
  hyperion: messages.hyperionNotSupported,
  'light-api': messages.lightApiNotSupported,
  history: messages.actionsNotRetrieved,
  dex: messages.actionsNotRetrieved,
};

/** The chain has no such service configured. */
export class UnsupportedError extends Error {
  readonly service: Service;

  constructor(service: Service) {
    super(TEXTS[service] ?? `${service} not supported`);
    this.name = 'UnsupportedError';
    this.service = service;
  }
}

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

/**
 * The state of a screen after a failed call. The previous value stays, with the failure beside it,
 * unless the chain now reports that it does not exist.
 */
export function toLoadState<T>(error: unknown, previous?: LoadState<T>): LoadState<T> {
  if (error instanceof MissingError) return { kind: 'missing' };
  if (error instanceof UnsupportedError) return { kind: 'unsupported', service: error.service };
  const failure = failureOf(error);
  return previous?.kind === 'ready'
    ? { kind: 'ready', value: previous.value, failure }
    : { kind: 'failed', failure };
}

/** Errors within errors that are looked at. */
const CAUSES = 5;

/** The error or one of its causes names the endpoint that failed. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  let one = error;
  for (let depth = 0; depth < CAUSES; depth++) {
    if (one instanceof RpcError)
      return { endpoint: one.endpoint, message, ...(isRefusal(one) && { refused: true }) };
    if (one instanceof FetchError) return { endpoint: one.endpoint, message };
    one = one instanceof Error ? one.cause : undefined;
  }
  return { endpoint: null, message };
}

/** A broken service also responds in the form of a refusal, but without an error code. */
function isRefusal({ code, status }: RpcError): boolean {
  return code !== 0 || status < 500;
}
