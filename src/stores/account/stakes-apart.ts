import type { AccountView } from '../../chain/model/account/account.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

const refreshEvery = 30_000;

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
  return createLoadStore(`account/${name}/apart`, read, { refreshEvery });
}
