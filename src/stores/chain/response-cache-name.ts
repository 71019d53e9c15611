import type { ChainConfig } from '../../chain/config/types.ts';

/**
 * The name of the cache with a chain's responses, and of its index. Null where the browser has no
 * Cache Storage, and for a chain whose id is not known. `src/layouts/inline/prefetch.js` repeats it.
 */
export function responseCacheName({ chainId }: Pick<ChainConfig, 'chainId'>): string | null {
  return chainId === null || typeof caches === 'undefined' ? null : `kept-${chainId}`;
}
