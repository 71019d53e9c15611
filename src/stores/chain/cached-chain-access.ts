import type { ChainAccess } from '../../chain/client/chain/access.ts';
import type { ChainConfig } from '../../chain/config/types.ts';
import { cachingPool, type CachedResponses } from '../../chain/rpc/cached-responses.ts';
import { createNodeClient } from '../../chain/rpc/node.ts';
import { chainAccess } from './client.ts';

/** The page is drawn by then. Milliseconds. */
const QUIET_MS = 3_000;

let access: ChainAccess | undefined;

/**
 * The chain for the screens of blocks and transactions: what is irreversible comes from the
 * browser's store. Everything that is signed uses `chainAccess`.
 */
export function cachedChainAccess(): ChainAccess {
  access ??= openCached(chainAccess());
  return access;
}

/**
 * The name of the cache with a chain's responses, and of its index. Null where the browser has no
 * Cache Storage, and for a chain whose id is not known. `src/layouts/inline/prefetch.js` repeats it.
 */
export function responseCacheName({ chainId }: Pick<ChainConfig, 'chainId'>): string | null {
  return chainId === null || typeof caches === 'undefined' ? null : `kept-${chainId}`;
}

function openCached(plain: ChainAccess): ChainAccess {
  const name = responseCacheName(plain.config);
  if (name === null) return plain;
  const responses: CachedResponses = {
    has: (key) => indexText(name).includes(`"${key}"`),
    load: async () => (await import('./response-store.ts')).responseCache(name),
    quiet: () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)),
  };
  const pool = cachingPool(plain.pool, responses);
  return {
    ...plain,
    pool,
    node: createNodeClient(pool),
    transactionsPool: cachingPool(plain.transactionsPool, responses),
    // Hyperion is no node and reports no head.
    hyperionPool: plain.hyperionPool && cachingPool(plain.hyperionPool, responses, plain.pool),
  };
}

function indexText(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
