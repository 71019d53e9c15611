import type { Asset } from '#src/chain/core/asset.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
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

/** How the stakes change the account as `get_account` reports it. */
export interface AccountChange {
  readonly change: (account: AccountView) => AccountView;
}

/** Stakes in FIO's and Proton's own contracts. Other chains never load this code. */
export function stakesApartStore(name: string): LoadStore<AccountChange> {
  const read = async () => {
    const { stakesApart } = await import('../../chain/client/account/stakes-apart.ts');
    const { withStakesApart } = await import('../../chain/model/account/with-stakes-apart.ts');
    const apart = await stakesApart(chainAccess(), name);
    return {
      change: (account: AccountView) => (apart ? withStakesApart(account, apart) : account),
    };
  };
  return createLoadStore(`account/${name}/apart`, read, { refreshEvery: 30_000 });
}
