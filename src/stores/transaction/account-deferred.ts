import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

const refreshEvery = 15_000;

/** The deferred transactions of an account. */
export const ownDeferredStore = loadStores(
  'deferred',
  async (actor) => {
    const { readAccountDeferred } = await import('../../chain/client/account/account-deferred.ts');
    return readAccountDeferred(chainAccess(), actor);
  },
  { refreshEvery },
);
