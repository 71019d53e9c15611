import { openChain, type ChainAccess } from '../../chain/client/chain/access.ts';
import { chainConfig } from './chain.ts';
import { nodePool, pageFetch } from './node.ts';

let access: ChainAccess | undefined;

/** The nodes and services of this site's chain. The first requests may be prefetched. */
export function chainAccess(): ChainAccess {
  access ??= openChain(chainConfig(), { pool: nodePool(), fetch: pageFetch });
  return access;
}
