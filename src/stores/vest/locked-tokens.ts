import { readLockedTokens } from '../../chain/client/vest/locked-tokens.ts';
import { chainAccess } from '../chain/client.ts';
import { emptyIfNoRows, loadStores } from '../load-store.ts';

/** The tokens of an account that the chain's contracts hold back. */
export const lockedTokensStore = loadStores(
  'locked',
  (account) => readLockedTokens(chainAccess(), account),
  { refreshEvery: 60_000, ...emptyIfNoRows },
);
