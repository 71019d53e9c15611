import { FetchError, RpcError } from '../rpc/errors.ts';

/**
 * Takes a value in place of a table that could not be read: none answered, or the chain said no.
 * For where a screen has nothing to say of the failure. Throws every other error, and the signal's
 * reason where the caller gave up.
 */
export async function orDefault<T, D>(
  reading: Promise<T>,
  value: D,
  signal?: AbortSignal,
): Promise<T | D> {
  try {
    return await reading;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof FetchError || error instanceof RpcError) return value;
    throw error;
  }
}
