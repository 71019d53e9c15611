import { creatorOf, readAccount } from '../chain/client/account.ts';
import { accountTokens, type TokenList } from '../chain/client/tokens.ts';
import type { AccountView } from '../chain/model/account.ts';
import type { Creator } from '../chain/services/hyperion.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

const refreshEvery = 5_000;

/** An account as its node tells it. */
export function accountStore(name: string): LoadStore<AccountView> {
  return createLoadStore(`account/${name}`, () => readAccount(chainAccess(), name), {
    refreshEvery,
  });
}

/** All tokens of an account, or its core token where only a node can be asked. */
export function tokensStore(name: string): LoadStore<TokenList> {
  return createLoadStore(`tokens/${name}`, () => accountTokens(chainAccess(), name), {
    refreshEvery,
    isEmpty: ({ tokens }) => tokens.length === 0,
  });
}

/** Who created an account, where an indexer knows. */
export function creatorStore(name: string): LoadStore<Creator> {
  return createLoadStore(`creator/${name}`, () => creatorOf(chainAccess(), name));
}
