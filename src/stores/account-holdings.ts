import { fioHoldings, type FioHoldings } from '../chain/client/account-fio.ts';
import { type OwnedNfts, nftsOf } from '../chain/client/account-nfts.ts';
import { verifiedProfile, type VerifiedProfile } from '../chain/client/account-profile.ts';
import { accountTokens, type TokenList } from '../chain/client/account-tokens.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';
import { shared } from './shared.ts';

/** All tokens of an account, or its core token where only a node can be asked. */
export function tokensStore(name: string): LoadStore<TokenList> {
  return createLoadStore(`tokens/${name}`, () => accountTokens(chainAccess(), name), {
    refreshEvery: 5_000,
    isEmpty: ({ tokens }) => tokens.length === 0,
  });
}

export function nftsStore(name: string): LoadStore<OwnedNfts> {
  return createLoadStore(`nfts/${name}`, () => nftsOf(chainAccess(), name), {
    isEmpty: ({ nfts, failed }) => nfts.length === 0 && failed.length === 0,
  });
}

export const fioHoldingsStore = shared((name: string): LoadStore<FioHoldings> =>
  createLoadStore(`fio/${name}`, () => fioHoldings(chainAccess(), name)),
);

/** Who an account of Proton says it is; empty where it says nothing. */
export function profileStore(name: string): LoadStore<VerifiedProfile | null> {
  return createLoadStore(`profile/${name}`, () => verifiedProfile(chainAccess(), name), {
    isEmpty: (profile) => profile === null,
  });
}
