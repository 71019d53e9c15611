import { UnsupportedError } from '../../model/shared/load-state.ts';
import { isMissingCall } from '../../rpc/missing.ts';
import { createHyperionClient } from '../../services/hyperion/hyperion.ts';
import type { ChainAccess } from './access.ts';

export type HyperionClient = ReturnType<typeof createHyperionClient>;

/** Null if the chain has no Hyperion service. */
export function hyperionOf({ hyperionPool }: ChainAccess): HyperionClient | null {
  return hyperionPool && createHyperionClient(hyperionPool);
}

/** Throws UnsupportedError if the chain has no Hyperion service. */
export function needHyperion(access: ChainAccess): HyperionClient {
  const hyperion = hyperionOf(access);
  if (!hyperion) throw new UnsupportedError('hyperion');
  return hyperion;
}

/** A response of Hyperion. Throws UnsupportedError if the service lacks the call. */
export async function fromHyperion<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    throw isMissingCall(error) ? new UnsupportedError('hyperion') : error;
  }
}
