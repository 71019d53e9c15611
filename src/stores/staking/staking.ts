import { type PricedPlan, pricedPlans } from '../../chain/client/staking/stake-plans.ts';
import type { VoterPay } from '../../chain/model/vote/voter-pay.ts';
import { readVoterPay } from '../../chain/tables/voter-pay.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

const refreshEvery = 30_000;

/** The plans of long staking. */
export function stakePlansStore(): LoadStore<readonly PricedPlan[]> {
  return createLoadStore('stake-plans', () => pricedPlans(chainAccess()), {
    refreshEvery,
    isEmpty: (plans) => plans.length === 0,
  });
}

/** What a voter is paid on WAX. */
export function voterPayStore(name: string): LoadStore<VoterPay | null> {
  const read = () => {
    const { pool, config } = chainAccess();
    return readVoterPay(pool, name, config);
  };
  return createLoadStore(`account/${name}/voter-pay`, read, {
    refreshEvery,
    isEmpty: (pay) => pay === null,
  });
}
