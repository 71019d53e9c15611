import { FetchError, MissingError, RpcError } from '../rpc/errors.ts';
import { UnsupportedError } from '../services/unsupported.ts';
import type { Failure, LoadState } from './load-state.ts';

/**
 * The state a failed call leaves a screen in. A value that was shown before stays, with the
 * failure beside it, unless the chain now says that there is no such thing.
 */
export function toLoadState<T>(error: unknown, previous?: LoadState<T>): LoadState<T> {
  if (error instanceof MissingError) return { kind: 'missing' };
  if (error instanceof UnsupportedError) return { kind: 'unsupported', service: error.service };
  const failure = failureOf(error);
  return previous?.kind === 'ready'
    ? { kind: 'ready', value: previous.value, failure }
    : { kind: 'failed', failure };
}

export function failureOf(error: unknown): Failure {
  return {
    endpoint: endpointOf(error),
    message: error instanceof Error ? error.message : String(error),
  };
}

/** Who failed: said by the error, or by what it stands for. */
function endpointOf(error: unknown): string | null {
  if (error instanceof FetchError || error instanceof RpcError) return error.endpoint;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof FetchError || cause instanceof RpcError ? cause.endpoint : null;
}
