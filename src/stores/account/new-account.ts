import { accountKeys } from '../../chain/client/account/account-exists.ts';
import { nodeClient, nodePool } from '../chain/node.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

const refreshEvery = 5_000;

/** The keys of an account that may not exist yet: null until it does. */
export function newAccountKeysStore(name: string): LoadStore<readonly string[] | null> {
  const read = () => accountKeys({ node: nodeClient(), pool: nodePool() }, name);
  return createLoadStore(`new-account/${name}`, read, { refreshEvery });
}
