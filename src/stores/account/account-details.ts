import { accountDetails } from '../../chain/tables/accounts.ts';
import { nodePool } from '../chain/node.ts';
import { emptyIfNull, loadStores } from '../load-store.ts';

/** How an account describes itself; empty if it does not. */
export const accountDetailsStore = loadStores(
  'account-details',
  (name) => accountDetails(nodePool(), name),
  emptyIfNull,
);
