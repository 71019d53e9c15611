import { readLockedTokens } from '../../chain/client/vest/locked-tokens.ts';
import { actualAccess } from '../chain/contract-facts.ts';
import { emptyIfNoRows, loadStores } from '../load-store.ts';

/** The tokens of an account that the chain's contracts hold back. */
export const lockedTokensStore = loadStores(
  'locked',
  async (account) => readLockedTokens(await actualAccess(), account),
  { refreshEvery: 60_000, ...emptyIfNoRows },
);
