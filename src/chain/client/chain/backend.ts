import { orAnyError } from '../../rpc/fallback.ts';
import { type Backend, createBackend } from '../../services/backend/backend.ts';
import type { ChainAccess } from './access.ts';

/** The product backend. Its calls throw UnsupportedError if the chain has none. */
export function backendOf({ config, fetch }: ChainAccess): Backend {
  return createBackend({ url: config.backendUrl, ...(fetch && { fetch }) });
}

/** The fallback if the chain has no backend, or if it fails. */
export async function fromBackend<T>(
  access: ChainAccess,
  read: (backend: Backend) => Promise<T>,
  fallback: T,
  signal?: AbortSignal,
): Promise<T> {
  if (access.config.backendUrl === null) return fallback;
  return orAnyError(read(backendOf(access)), fallback, signal);
}
