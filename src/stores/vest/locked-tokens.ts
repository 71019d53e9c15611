import { readLockedTokens } from '../../chain/client/vest/locked-tokens.ts';
import type { LockedTokens } from '../../chain/model/vest/locked-tokens.ts';
import { actualAccess } from '../chain/contract-facts.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The tokens of an account that the chain's contracts hold back. */
export function lockedTokensStore(account: string): LoadStore<readonly LockedTokens[]> {
  return createLoadStore(
    `locked/${account}`,
    async () => readLockedTokens(await actualAccess(), account),
    { refreshEvery: 60_000, isEmpty: (rows) => rows.length === 0 },
  );
}
