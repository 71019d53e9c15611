import { type AccountDetails, accountDetails } from '../../chain/tables/accounts.ts';
import { nodePool } from '../chain/node.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** How an account describes itself; empty if it does not. */
export function accountDetailsStore(name: string): LoadStore<AccountDetails | null> {
  return createLoadStore(`account-details/${name}`, () => accountDetails(nodePool(), name), {
    isEmpty: (details) => details === null,
  });
}
