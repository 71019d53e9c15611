import type { StakesApart } from '../../chain/model/account/account.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

const refreshEvery = 30_000;

/** Stakes in FIO's and Proton's own contracts. Other chains never load this code. */
export function stakesApartStore(name: string): LoadStore<{ readonly apart: StakesApart | null }> {
  const read = async () => {
    const { stakesApart } = await import('../../chain/client/account/stakes-apart.ts');
    return { apart: await stakesApart(chainAccess(), name) };
  };
  return createLoadStore(`account/${name}/apart`, read, { refreshEvery });
}
