import { FetchError, MissingError, RpcError } from '../../rpc/errors.ts';
import { UnsupportedError } from './unsupported.ts';
import type { Failure, LoadState } from './load-state.ts';

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

/** The error or its cause names the endpoint that failed. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  for (const one of [error, error instanceof Error ? error.cause : undefined]) {
    if (one instanceof RpcError)
      return { endpoint: one.endpoint, message, ...(isRefusal(one) && { refused: true }) };
    if (one instanceof FetchError) return { endpoint: one.endpoint, message };
  }
  return { endpoint: null, message };
}

/** A broken service also answers in the form of a refusal, but without an error code. */
function isRefusal({ code, status }: RpcError): boolean {
  return code !== 0 || status < 500;
}
