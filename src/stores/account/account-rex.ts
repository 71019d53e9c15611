import type { Asset } from '../../chain/core/asset.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

const refreshEvery = 30_000;

/** An account's current REX balance. Its code is loaded after the account's. */
export function accountRexStore(name: string): LoadStore<{ readonly inRex: Asset | null }> {
  const read = async () => {
    const { accountRex } = await import('../../chain/client/account/account-rex.ts');
    return { inRex: await accountRex(chainAccess(), name, chainNow()) };
  };
  return createLoadStore(`account/${name}/in-rex`, read, { refreshEvery });
}
