import { openChain, type ChainAccess } from '../../chain/client/chain/access.ts';
import { chainConfig } from './chain.ts';
import { nodePool, pageFetch } from './node.ts';

let access: ChainAccess | undefined;

/** The ways to this site's chain. Its first requests may be under way before any module is here. */
export function chainAccess(): ChainAccess {
  access ??= openChain(chainConfig(), { pool: nodePool(), fetch: pageFetch });
  return access;
}
