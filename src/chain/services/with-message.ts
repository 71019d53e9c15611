/**
 * Says a failure in the words of the product; what failed is its cause, which names the endpoint.
 * Throws the signal's reason where the caller gave up.
 */
export async function sayInstead<T>(
  asking: Promise<T>,
  message: string,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    signal?.throwIfAborted();
    throw new Error(message, { cause: error });
  }
}

/** Takes a value in place of a failure. Throws the signal's reason where the caller gave up. */
export async function takeInstead<T, U>(
  asking: Promise<T>,
  value: U,
  signal?: AbortSignal,
): Promise<T | U> {
  try {
    return await asking;
  } catch {
    signal?.throwIfAborted();
    return value;
  }
}
