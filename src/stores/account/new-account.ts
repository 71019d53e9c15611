import { accountKeys } from '../../chain/client/account/account-exists.ts';
import { nodeClient } from '../chain/node.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

const refreshEvery = 5_000;

/** The keys of an account that may not exist yet: null until it does. */
export function newAccountKeysStore(name: string): LoadStore<readonly string[] | null> {
  return createLoadStore(`new-account/${name}`, () => accountKeys(nodeClient(), name), {
    refreshEvery,
  });
}
