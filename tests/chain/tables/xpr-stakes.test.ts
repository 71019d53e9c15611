import { afterEach, describe, expect, it } from 'vitest';
import * as xpr from '#src/chain/tables/xpr-stakes.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const XPR = { code: 'XPR', precision: 4 };

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('Proton', () => {
  it('has stakes without a term and with one', async () => {
    const stake = (account: string) => ({
      index: 1,
      plan_index: 0,
      account,
      start_time: '2026-01-01T00:00:00',
      staked: '100.0000 XPR',
      oracle_price: '0.1',
    });
    const { pool, requested } = await nodeWith({
      votersxpr: [{ owner: 'alice', staked: 50_000, isqualified: 1, claimamount: 7, lastclaim: 5 }],
      delxpr: [{ from: 'alice', to: 'bob', quantity: '5.0000 XPR' }],
      refundsxpr: [{ owner: 'alice', request_time: '2026-01-01T00:00:00', quantity: '2.0000 XPR' }],
      globalsxpr: [{ unstake_period: 60, min_bp_reward: '2', voters_claim_interval: 5 }],
      globalsd: [{ pool: 500, totalrstaked: 100_000, processtime: 60, isprocessing: 0 }],
      plans: [
        { index: 1, plan_days: 365 },
        { index: 0, plan_days: 90 },
      ],
      stakes: [stake('alice'), stake('bob')],
    });
    expect(await xpr.readShortStake(pool, 'alice', XPR)).toMatchObject({ qualified: true });
    expect(await xpr.readShortStake(pool, 'bob', XPR)).toBe(null);
    expect((await xpr.xprDelegationsFrom(pool, 'alice')).rows[0]?.amount.units).toBe(50_000n);
    expect(requested.at(-1)).toMatchObject({ scope: ALICE, limit: 1000 });
    expect((await xpr.xprRefundOf(pool, 'alice', XPR, 1000))?.amount.units).toBe(20_000n);
    const rules = { unstakeMs: 60_000, claimMs: 5000, votes: 2, roundMs: 43_200_000 };
    expect(await xpr.readShortStakeRules(pool)).toEqual(rules);
    expect(await xpr.readRewardRounds(pool, XPR)).toEqual({
      pool: { units: 500n, symbol: XPR },
      rewarded: 100_000n,
      beganAt: 60_000,
      running: null,
    });
    expect((await xpr.readStakePlans(pool)).map(({ days }) => days)).toEqual([90, 365]);
    const { rows } = await xpr.longStakesOf(pool, 'alice', XPR);
    expect(rows).toMatchObject([{ account: 'alice', endsAt: Date.UTC(2026, 3, 1) }]);
  });
});
