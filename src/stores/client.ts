import { createChainClient, type ChainClient } from '../chain/client.ts';
import { chainConfig } from './chain.ts';
import { nodePool, pageFetch } from './node.ts';

let client: ChainClient | undefined;

/** The client of this site's chain. Its first requests may be under way before any module is here. */
export function chainClient(): ChainClient {
  client ??= createChainClient(chainConfig(), { pool: nodePool(), fetch: pageFetch });
  return client;
}
