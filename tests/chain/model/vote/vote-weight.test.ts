import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import {
  inverseShare,
  stakeToVote,
  voteDecay,
  voteToStake,
} from '#src/chain/model/vote/vote-weight.ts';

const EPOCH = Date.UTC(2000, 0, 1);
const WEEK = 604_800_000;

describe('the weight of a vote', () => {
  it('doubles in 13 weeks on WAX and in 52 elsewhere', () => {
    const weeks = chains.map(({ key, voteDoublingWeeks }) => [key, voteDoublingWeeks]);
    expect(Object.fromEntries(weeks)).toMatchObject({
      wax: 13,
      eos: 52,
      proton: 52,
      telos: null,
      fio: null,
    });
    expect(stakeToVote(10_000n, EPOCH, 52)).toBe(10_000);
    expect(stakeToVote(10_000n, EPOCH + 52 * WEEK, 52)).toBe(20_000);
    expect(stakeToVote(10_000n, EPOCH + 26 * WEEK, 13)).toBe(40_000);
  });

  it('steps once a week', () => {
    expect(stakeToVote(10_000n, EPOCH + WEEK - 1, 52)).toBe(10_000);
    expect(stakeToVote(10_000n, EPOCH + WEEK, 52)).toBeCloseTo(10_000 * 2 ** (1 / 52), 6);
  });

  it('is turned back into stake', () => {
    expect(voteToStake(40_000, EPOCH + 104 * WEEK, 52)).toBe(10_000);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 62n }),
        fc.date({ noInvalidDate: true, min: new Date(EPOCH), max: new Date('2100-01-01') }),
        (staked, date) => {
          const weight = stakeToVote(staked, date.getTime(), 52);
          expect(voteToStake(weight, date.getTime(), 52) / Number(staked)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('decays to a half in the time in which a new one doubles', () => {
    const cast = stakeToVote(500n, EPOCH + 10 * WEEK, 52);
    expect(voteDecay(cast, 500n, EPOCH + 10 * WEEK, 52)).toBe(0);
    expect(voteDecay(cast, 500n, EPOCH + 62 * WEEK, 52)).toBeCloseTo(0.5, 12);
    expect(voteDecay(0, 500n, EPOCH, 52)).toBe(1);
    expect(voteDecay(9999, 500n, EPOCH, 52)).toBe(0);
    expect(voteDecay(-5, 500n, EPOCH, 52)).toBe(1);
    expect(voteDecay(5, 0n, EPOCH, 52)).toBe(0);
  });
});

describe('the share of a vote where fewer producers count less', () => {
  it('is nothing for none, half for half of them and all for the most', () => {
    expect(inverseShare(0, 30)).toBe(0);
    expect(inverseShare(1, 30)).toBeCloseTo(0.00274, 5);
    expect(inverseShare(15, 30)).toBeCloseTo(0.5, 12);
    expect(inverseShare(21, 30)).toBeCloseTo(0.79389, 5);
    expect(inverseShare(30, 30)).toBe(1);
  });

  it('grows with each producer and stays within 0 and 1', () => {
    const shares = Array.from({ length: 32 }, (_, producers) => inverseShare(producers, 30));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(inverseShare(-1, 30)).toBe(0);
    expect(inverseShare(31, 30)).toBe(1);
  });
});
