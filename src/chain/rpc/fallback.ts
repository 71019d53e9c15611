import { FetchError, RpcError } from './errors.ts';
import { isMissingTable } from './missing-table.ts';

/** The value if the contract has no such table. Rethrows every other error. */
export async function orMissingTable<T, U>(request: Promise<T>, value: U): Promise<T | U> {
  try {
    return await request;
  } catch (error) {
    if (isMissingTable(error)) return value;
    throw error;
  }
}

/**
 * The value if no endpoint responded or the chain refused the request. Rethrows every other error.
 * Throws the signal's reason after an abort.
 */
export async function orFailedRequest<T, U>(
  request: Promise<T>,
  value: U,
  signal?: AbortSignal,
): Promise<T | U> {
  try {
    return await request;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof FetchError || error instanceof RpcError) return value;
    throw error;
  }
}

/** The value after any error. Throws the signal's reason after an abort. */
export async function orAnyError<T, U>(
  request: Promise<T>,
  value: U,
  signal?: AbortSignal,
): Promise<T | U> {
  try {
    return await request;
  } catch {
    signal?.throwIfAborted();
    return value;
  }
}

/**
 * Replaces the message of an error. The original error is the cause. Throws the signal's reason
 * after an abort.
 */
export async function withMessage<T>(
  request: Promise<T>,
  message: string,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await request;
  } catch (error) {
    signal?.throwIfAborted();
    throw new Error(message, { cause: error });
  }
}
