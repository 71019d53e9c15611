import { isMissingCall } from '../../rpc/missing.ts';
import { createHyperionClient } from '../../services/hyperion/hyperion.ts';
import { UnsupportedError } from '../../model/shared/unsupported.ts';
import type { ChainAccess } from './access.ts';

export type HyperionClient = ReturnType<typeof createHyperionClient>;

/** Null where the chain has no Hyperion service. */
export function hyperionOf({ hyperionPool }: ChainAccess): HyperionClient | null {
  return hyperionPool && createHyperionClient(hyperionPool);
}

/** Throws UnsupportedError where the chain has no Hyperion service. */
export function needHyperion(access: ChainAccess): HyperionClient {
  const hyperion = hyperionOf(access);
  if (!hyperion) throw new UnsupportedError('hyperion');
  return hyperion;
}

/** An answer of Hyperion. Throws UnsupportedError where the service has no such route. */
export async function fromHyperion<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    throw isMissingCall(error) ? new UnsupportedError('hyperion') : error;
  }
}
