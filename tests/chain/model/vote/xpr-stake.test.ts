import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import {
  longStaked,
  longStakes,
  shortStake,
  shortStakeRules,
  stakePlans,
} from '#src/chain/model/vote/xpr-stake.ts';

const XPR = { code: 'XPR', precision: 4 };
const JAN_1 = Date.UTC(2026, 0, 1);
const TIME = '2026-01-01T00:00:00';

describe('plans of staking', () => {
  it('are listed from the shortest, with their days', () => {
    const rows = [
      { index: 3, plan_days: 365 },
      { index: '1', plan_days: '90' },
      { index: 2, plan_days: 180 },
      { index: 0, plan_days: 0 },
    ];
    expect(stakePlans(rows).map(({ index, days }) => [index, days])).toEqual([
      ['0', 0],
      ['1', 90],
      ['2', 180],
      ['3', 365],
    ]);
  });

  it('say which price they guarantee, and whether they are open', () => {
    const terms = { oracle_index: 2, multiplier: 105, is_stake_active: 1, is_claim_active: false };
    expect(stakePlans([{ index: 0, plan_days: 90, ...terms }])).toEqual([
      { index: '0', days: 90, feed: '2', percent: 105, isOpen: true, pays: false },
    ]);
  });

  it('are left out without index or duration', () => {
    expect(stakePlans([{ index: 1 }, { plan_days: 5 }, { index: 1, plan_days: -1 }, null])).toEqual(
      [],
    );
  });
});

describe('the rules of stakes without a term', () => {
  const day = 86_400_000;

  it('are the contract’s defaults until a row says otherwise', () => {
    expect(shortStakeRules(null)).toEqual({
      unstakeMs: 14 * day,
      claimMs: day,
      votes: 4,
      roundMs: day / 2,
    });
    const row = { unstake_period: '86400', voters_claim_interval: 60, min_bp_reward: 2 };
    expect(shortStakeRules({ ...row, process_interval: 3600 })).toEqual({
      unstakeMs: day,
      claimMs: 60_000,
      votes: 2,
      roundMs: 3_600_000,
    });
  });
});

describe('a stake of XPR', () => {
  it.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
    ['yes', false],
    [undefined, false],
  ])('earns where the row says %j: %s', (isqualified, qualified) => {
    expect(shortStake({ owner: 'alice', isqualified }, XPR)?.qualified).toBe(qualified);
  });

  const stake = { account: 'alice', staked: '2.0000 XPR', plan_index: 1, start_time: TIME };
  const read = (...rows: unknown[]) =>
    longStakes(rows, stakePlans([{ index: '1', plan_days: 90 }]), XPR);

  it('ends with the days of its plan, where it is known when it began', () => {
    const day = 86_400_000;
    expect(read({ ...stake, index: 7, oracle_price: '0.00000005' })[0]).toEqual({
      index: '7',
      price: 5e-8,
      account: 'alice',
      staked: parseAsset('2.0000 XPR'),
      planIndex: '1',
      startedAt: JAN_1,
      endsAt: JAN_1 + 90 * day,
    });
    expect(read({ ...stake, start_time: undefined })[0]).toMatchObject({
      startedAt: 0,
      endsAt: null,
    });
    expect(read({ ...stake, plan_index: undefined })[0]).toMatchObject({
      planIndex: '',
      endsAt: null,
    });
  });

  it('is of all an account staked, in the same units', () => {
    const stakes = read(
      stake,
      stake,
      { ...stake, staked: '9.00 XPR' },
      { ...stake, account: 'bob' },
    );
    expect(stakes).toHaveLength(4);
    expect(formatAsset(longStaked('alice', stakes, XPR))).toBe('4.0000 XPR');
  });
});

const DAY = 86_400_000;

describe('stakes of XPR', () => {
  const plans = stakePlans([
    { index: 2, plan_days: 365 },
    { index: '1', plan_days: '90' },
    { index: 3 },
    { plan_days: 5 },
    { index: 4, plan_days: -1 },
  ]);

  it('without a term have the claimable amount', () => {
    const reported = { owner: 'alice', staked: 21_197, isqualified: 1, claimamount: '3278' };
    expect(shortStake({ ...reported, lastclaim: 1_767_225_600 }, XPR)).toEqual({
      owner: 'alice',
      qualified: true,
      claimedAt: JAN_1,
      staked: { units: 21_197n, symbol: XPR },
      claimable: { units: 3278n, symbol: XPR },
      atStart: { staked: null, qualified: null },
    });
    expect(shortStake({ ...reported, isqualified: 0 }, XPR)).toMatchObject({
      qualified: false,
      claimedAt: 0,
    });
    expect(shortStake({ staked: 5 }, XPR)).toBeNull();
  });

  it('of a plan end with its days', () => {
    expect(plans.map(({ index }) => index)).toEqual(['1', '2']);
    const stake = { account: 'alice', staked: '2.0000 XPR', start_time: '2026-01-01T00:00:00' };
    const stakes = longStakes(
      [
        { ...stake, plan_index: 1 },
        { ...stake, plan_index: 9, staked: 10_000 },
        { ...stake, account: 'bob', plan_index: 2 },
        { ...stake, account: '' },
        { ...stake, staked: '2.0000 EOS' },
      ],
      plans,
      XPR,
    );
    expect(stakes.map(({ account, planIndex, endsAt }) => [account, planIndex, endsAt])).toEqual([
      ['alice', '1', JAN_1 + 90 * DAY],
      ['alice', '9', null],
      ['bob', '2', JAN_1 + 365 * DAY],
    ]);
    expect(formatAsset(longStaked('alice', stakes, XPR))).toBe('3.0000 XPR');
    expect(formatAsset(longStaked('carol', stakes, XPR))).toBe('0.0000 XPR');
  });
});
