import { accountLending } from '../../chain/client/account/account-lending.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** An account's loans at XPR's markets; empty for none. */
export const lendingStore = loadStores(
  'account-lending',
  (name) => accountLending(chainAccess(), name),
  { refreshEvery: 30_000, isEmpty: ({ positions }) => positions.length === 0 },
);
