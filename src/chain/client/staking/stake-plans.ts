import type { StakePlan } from '../../model/vote/xpr-stake.ts';
import { readOracleFeed } from '../../tables/oracles.ts';
import { readStakePlans } from '../../tables/xpr-stakes.ts';
import type { ChainAccess } from '../chain/access.ts';

/** A plan with the price that decides its payout. */
export interface PricedPlan extends StakePlan {
  /** The oracle feed's name: `XPR/BTC`. */
  readonly pair: string;
  /** Now; 0 if the oracle has none. */
  readonly price: number;
}

/** The plans of long staking, shortest first, with the oracles' prices. */
export async function pricedPlans({ pool, config }: ChainAccess): Promise<readonly PricedPlan[]> {
  const plans = await readStakePlans(pool);
  const { oraclesContract: contract } = config;
  const indexes = [...new Set(plans.map(({ feed }) => feed))];
  const feeds = new Map(
    await Promise.all(
      indexes.map(async (index) => {
        const feed = contract === null ? null : await readOracleFeed(pool, contract, index);
        return [index, feed] as const;
      }),
    ),
  );
  return plans.map((plan) => {
    const feed = feeds.get(plan.feed);
    const price = Number(feed?.value ?? 0);
    return { ...plan, pair: feed?.name ?? '', price: Number.isFinite(price) ? price : 0 };
  });
}
