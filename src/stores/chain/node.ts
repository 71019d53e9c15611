import { createNodeClient, type NodeClient } from '../../chain/rpc/node.ts';
import { createPool, type Pool } from '../../chain/rpc/pool.ts';
import type { Fetch } from '../../chain/rpc/transport.ts';
import { watchClocks } from './chain-clock.ts';
import { chainConfig } from './chain.ts';
import { takePrefetched } from '../prefetched.ts';

/** The page's requests. The first ones may be under way before any module is here. */
export const pageFetch: Fetch = (input, init) =>
  takePrefetched(String(input), String(init?.body ?? '')) ?? fetch(input, init);

let pool: Pool | undefined;
let node: NodeClient | undefined;

/** The plain nodes of this site's chain, one pool a page. In a browser only. */
export function nodePool(): Pool {
  const { endpoints, chainId, accounts } = chainConfig();
  if (!pool) {
    pool = createPool({ endpoints: endpoints.default, chainId, accounts, fetch: pageFetch });
    watchClocks(pool);
  }
  return pool;
}

/** What every page needs of the chain; the rest, in `client.ts`, weighs more than the frame may. */
export function nodeClient(): NodeClient {
  node ??= createNodeClient(nodePool());
  return node;
}
