import { codeSetAt, contractsInUse, type NewestUse } from '../../chain/client/dapp/dapps.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore, loadStores } from '../load-store.ts';

/** The contracts that are called in the newest blocks. */
export function contractUseStore(): LoadStore<NewestUse> {
  return createLoadStore('contract-use', () => contractsInUse(chainAccess()), {
    isEmpty: ({ contracts }) => contracts.length === 0,
    unaffected: true,
  });
}

/** When an account's code was last set: 0 for never, null without such an account. */
export const codeSetStore = loadStores('code-set', (account) => codeSetAt(chainAccess(), account));
