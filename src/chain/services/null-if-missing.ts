import { RpcError } from '../rpc/errors.ts';

/** The response, or null if the service has no such item. */
export async function nullIfMissing<T>(request: Promise<T>, status: number): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof RpcError && error.status === status) return null;
    throw error;
  }
}
