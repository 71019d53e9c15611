import { afterEach, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { pricedPlans } from '#src/chain/client/staking/stake-plans.ts';
import { closeAll } from '../../rpc/servers.ts';
import { nodeWith } from '../../tables/node.ts';

afterEach(closeAll);

const plan = (index: number, oracle_index: number) => ({ index, oracle_index, plan_days: 90 });

async function chainWith(oraclesContract: string | null) {
  const { pool, requested } = await nodeWith({
    plans: [plan(0, 2), plan(1, 2)],
    feeds: [{ index: 2, name: 'XPR/BTC' }],
    data: [{ feed_index: 2, aggregate: { d_double: '0.00000005' }, points: [] }],
  });
  return { access: { pool, config: { oraclesContract } } as unknown as ChainAccess, requested };
}

it('a plan has the price of its oracle feed, which is requested once', async () => {
  const { access, requested } = await chainWith('oracles');
  const plans = await pricedPlans(access);
  expect(plans.map(({ index, pair, price }) => [index, pair, price])).toEqual([
    ['0', 'XPR/BTC', 5e-8],
    ['1', 'XPR/BTC', 5e-8],
  ]);
  expect(requested.filter(({ table }) => table === 'data')).toHaveLength(1);
});

it('a plan has no price on chains without oracles', async () => {
  const { access } = await chainWith(null);
  expect((await pricedPlans(access)).map(({ price }) => price)).toEqual([0, 0]);
});
