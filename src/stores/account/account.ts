import { creatorOf } from '#src/chain/client/account/creator.ts';
import { readAccount } from '../../chain/client/account/account.ts';
import * as limits from '../../chain/core/limits.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

const refreshEvery = limits.accountRefreshMs;

/** An account as its node reports it. */
export const accountStore = loadStores('account', (name) => readAccount(chainAccess(), name), {
  refreshEvery,
});

/** The creator of an account, if an indexer has it. */
export const creatorStore = loadStores('creator', (name) => creatorOf(chainAccess(), name), {
  unaffected: true,
});
