import { nftsOf } from '../../chain/client/account/account-nfts.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

export const nftsStore = loadStores('nfts', (name) => nftsOf(chainAccess(), name), {
  isEmpty: ({ nfts, failed }) => nfts.length === 0 && failed.length === 0,
});
