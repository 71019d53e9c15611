import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { rewardRounds, roundShare, shortReward } from '#src/chain/model/vote/xpr-rewards.ts';
import { shortStake, shortStakeRules } from '#src/chain/model/vote/xpr-stake.ts';

const XPR = { code: 'XPR', precision: 4 };
const HOUR = 3_600_000;
const BEGAN = Date.UTC(2026, 10, 27);
const units = (tokens: string) => Number(parseAsset(`${tokens} XPR`).units);

const row = {
  owner: 'carol',
  staked: units('250000.0000'),
  isqualified: 1,
  claimamount: units('12.5000'),
  lastclaim: 0,
  startstake: null,
  startqualif: null,
};
const global = {
  pool: units('1000000.0000'),
  totalrstaked: String(units('3000000000.0000')),
  processtime: BEGAN / 1000,
  isprocessing: 0,
  processFrom: '',
  processQuant: 0,
  processrstaked: 0,
};
const rewardOf = (stake: object, state: object) =>
  shortReward(
    shortStake({ ...row, ...stake }, XPR)!,
    rewardRounds({ ...global, ...state }, XPR)!,
    shortStakeRules(null),
  );

describe('the rewards of XPR staked without a term', () => {
  it('are what rounds booked, and a part of the pool with the next', () => {
    const reward = rewardOf({}, {});
    expect(formatAsset(reward.claimable)).toBe('12.5000 XPR');
    expect(formatAsset(reward.estimate)).toBe('83.3333 XPR');
    expect(reward.nextRoundAt).toBe(BEGAN + 12 * HOUR);
    expect(reward.adding).toBeNull();
  });

  it('are nothing in the next round for who does not vote for enough producers', () => {
    expect(rewardOf({ isqualified: 0 }, {}).estimate.units).toBe(0n);
  });

  it('are still being added while the running round has not come to the account', () => {
    const running = {
      isprocessing: 1,
      processQuant: units('1000000.0000'),
      processrstaked: units('3000000000.0000'),
    };
    const adding = (stake: object, processFrom: string) =>
      rewardOf(stake, { ...running, processFrom }).adding;
    expect(adding({}, 'carol')?.units).toBe(833_333n);
    expect(adding({}, '')?.units).toBe(833_333n);
    expect(adding({}, 'dave')).toBeNull();
    // The round counts what was staked when it began.
    expect(adding({ startstake: units('125000.0000') }, 'bob')?.units).toBe(416_666n);
    expect(adding({ isqualified: 0, startqualif: 1 }, 'bob')?.units).toBe(833_333n);
    expect(adding({ startqualif: 0 }, 'bob')?.units).toBe(0n);
  });

  it('are unknown without rounds', () => {
    expect(rewardRounds({ totalstaked: 5, totalrstaked: 5 }, XPR)).toBeNull();
    expect(rewardRounds(null, XPR)).toBeNull();
  });

  it('never sum up to more than a round shares', () => {
    const stakes = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1 });
    fc.assert(
      fc.property(stakes, fc.bigInt({ min: 0n, max: 10n ** 15n }), (staked, shared) => {
        const all = staked.reduce((sum, one) => sum + one, 0n);
        const paid = staked.reduce((sum, one) => sum + roundShare(shared, one, all), 0n);
        expect(paid).toBeLessThanOrEqual(shared);
      }),
    );
  });
});
