import { accountKeys } from '../../chain/client/account/account-exists.ts';
import * as limits from '../../chain/core/limits.ts';
import { nodeClient, nodePool } from '../chain/node.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

const refreshEvery = limits.accountRefreshMs;

/** The keys of an account that may not exist yet: null until it does. */
export function newAccountKeysStore(name: string): LoadStore<readonly string[] | null> {
  const read = () => accountKeys({ node: nodeClient(), pool: nodePool() }, name);
  return createLoadStore(`new-account/${name}`, read, { refreshEvery });
}
