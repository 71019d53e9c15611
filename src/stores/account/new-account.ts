import { accountKeys } from '../../chain/client/account/account-exists.ts';
import * as limits from '../../chain/core/limits.ts';
import { nodeClient, nodePool } from '../chain/node.ts';
import { loadStores } from '../load-store.ts';

const refreshEvery = limits.accountRefreshMs;

/** The keys of an account that may not exist yet: null until it does. */
export const newAccountKeysStore = loadStores(
  'new-account',
  (name) => accountKeys({ node: nodeClient(), pool: nodePool() }, name),
  { refreshEvery },
);
