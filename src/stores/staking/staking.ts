import { type PricedPlan, pricedPlans } from '../../chain/client/staking/stake-plans.ts';
import { readVoterPay } from '../../chain/tables/voter-pay.ts';
import { chainAccess } from '../chain/client.ts';
import {
  createLoadStore,
  emptyIfNoRows,
  emptyIfNull,
  type LoadStore,
  loadStores,
} from '../load-store.ts';

const refreshEvery = 30_000;

/** The plans of long staking. */
export function stakePlansStore(): LoadStore<readonly PricedPlan[]> {
  return createLoadStore('stake-plans', () => pricedPlans(chainAccess()), {
    refreshEvery,
    ...emptyIfNoRows,
  });
}

/** What a voter is paid on WAX. */
export const voterPayStore = loadStores(
  'account-voter-pay',
  (name) => {
    const { pool, config } = chainAccess();
    return readVoterPay(pool, name, config);
  },
  { refreshEvery, ...emptyIfNull },
);
