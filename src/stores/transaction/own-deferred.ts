import type { DeferredOfAccount } from '../../chain/client/account/own-deferred.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

const refreshEvery = 15_000;

/** The deferred transactions of an account. */
export const ownDeferredStore = memoizeByKey((actor: string): LoadStore<DeferredOfAccount> =>
  createLoadStore(
    `deferred/${actor}`,
    async () => {
      const { readOwnDeferred } = await import('../../chain/client/account/own-deferred.ts');
      return readOwnDeferred(chainAccess(), actor);
    },
    { refreshEvery },
  ),
);
