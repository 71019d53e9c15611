import { creatorOf } from '#src/chain/client/account/creator.ts';
import { readAccount } from '../../chain/client/account/account.ts';
import type { AccountView } from '../../chain/model/account/account.ts';
import type { Creator } from '../../chain/services/hyperion/hyperion.ts';
import * as limits from '../../chain/core/limits.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

const refreshEvery = limits.accountRefreshMs;

/** An account as its node reports it. */
export function accountStore(name: string): LoadStore<AccountView> {
  return createLoadStore(`account/${name}`, () => readAccount(chainAccess(), name), {
    refreshEvery,
  });
}

/** The creator of an account, if an indexer has it. */
export function creatorStore(name: string): LoadStore<Creator> {
  return createLoadStore(`creator/${name}`, () => creatorOf(chainAccess(), name), {
    unaffected: true,
  });
}
