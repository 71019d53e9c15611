import { accountLending } from '../../chain/client/account/account-lending.ts';
import type { Lending } from '../../chain/model/account/lending.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** An account's loans at XPR's markets; empty for none. */
export function lendingStore(name: string): LoadStore<Lending> {
  return createLoadStore(`account/${name}/lending`, () => accountLending(chainAccess(), name), {
    refreshEvery: 30_000,
    isEmpty: ({ positions }) => positions.length === 0,
  });
}
