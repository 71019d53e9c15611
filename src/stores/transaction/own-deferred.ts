import type { DeferredOfAccount } from '../../chain/client/account/own-deferred.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

const refreshEvery = 15_000;

/** The deferred transactions of an account. */
export function ownDeferredStore(actor: string): LoadStore<DeferredOfAccount> {
  return createLoadStore(
    `deferred/${actor}`,
    async () => {
      const { readOwnDeferred } = await import('../../chain/client/account/own-deferred.ts');
      return readOwnDeferred(chainAccess(), actor);
    },
    { refreshEvery },
  );
}
