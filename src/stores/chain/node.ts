import { createNodeClient, type NodeClient } from '../../chain/rpc/node.ts';
import { createPool, type Pool } from '../../chain/rpc/pool.ts';
import type { Fetch } from '../../chain/rpc/transport.ts';
import { type PrefetchedRequests, takePrefetched } from '../prefetched.ts';
import { watchClocks } from './chain-clock.ts';
import { chainConfig } from './chain.ts';

/** Sends to the network, or uses other tabs' responses once their code is loaded. */
let send: Fetch = (input, init) => fetch(input, init);

/** Changes how the page's fetch sends. */
export function wrapFetch(wrap: (send: Fetch) => Fetch | null): void {
  send = wrap(send) ?? send;
}

/** The page's fetch. It uses prefetched responses. */
export const pageFetch: Fetch = (input, init) =>
  takePrefetched(String(input), String(init?.body ?? '')) ?? send(input, init);

let pool: Pool | undefined;
let node: NodeClient | undefined;

/** The nodes of this site's chain, one pool for each page. Browser only. */
export function nodePool(): Pool {
  const { endpoints, chainId, accounts, coreSymbol, legacySymbol } = chainConfig();
  if (!pool) {
    const symbols = { coreSymbol, legacySymbol };
    const fetch = pageFetch;
    pool = createPool({ endpoints: endpoints.default, chainId, accounts, symbols, fetch });
    watchClocks(pool);
  }
  return pool;
}

/**
 * The node client that every page needs. The rest is in `client.ts`, which is too large for the
 * page's frame.
 */
export function nodeClient(): NodeClient {
  node ??= createNodeClient(nodePool());
  return node;
}

declare global {
  interface Window {
    __prefetched?: PrefetchedRequests;
  }
}
