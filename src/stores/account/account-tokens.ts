import { accountTokens } from '../../chain/client/account/account-tokens.ts';
import * as limits from '../../chain/core/limits.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** All tokens of an account; only its core token if there is no service. */
export const tokensStore = loadStores('tokens', (name) => accountTokens(chainAccess(), name), {
  refreshEvery: limits.accountRefreshMs,
  isEmpty: ({ tokens }) => tokens.length === 0,
});
