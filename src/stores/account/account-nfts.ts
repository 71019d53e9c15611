import { type OwnedNfts, nftsOf } from '../../chain/client/account/account-nfts.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

export function nftsStore(name: string): LoadStore<OwnedNfts> {
  return createLoadStore(`nfts/${name}`, () => nftsOf(chainAccess(), name), {
    isEmpty: ({ nfts, failed }) => nfts.length === 0 && failed.length === 0,
  });
}
