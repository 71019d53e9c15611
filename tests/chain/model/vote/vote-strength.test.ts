import { describe, expect, it } from 'vitest';
import { inverseStrength, voteStrength } from '#src/chain/model/vote/vote-strength.ts';
import { stakeToVote } from '#src/chain/model/vote/vote-weight.ts';
import type { Voter } from '#src/chain/model/vote/voter.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const STAKED = 1_000_0000n;

const voter = (fields: Partial<Voter>): Voter => ({
  owner: 'alice',
  weight: 0,
  proxiedWeight: 0,
  staked: STAKED,
  producers: ['bpone'],
  proxy: null,
  isProxy: false,
  fioAddress: null,
  ...fields,
});

describe('the strength of a vote', () => {
  it('has its full weight in the week it was cast', () => {
    const strength = voteStrength(voter({ weight: stakeToVote(STAKED, NOW, 52) }), NOW, 52);
    expect(strength).toMatchObject({ share: 1, counts: STAKED, lost: 0n });
    expect(NOW - (strength?.castAt ?? 0)).toBeLessThan(7 * DAY);
  });

  it('is half after as many weeks as a vote doubles in: voting again gives the other half back', () => {
    const then = NOW - 52 * 7 * DAY;
    const strength = voteStrength(voter({ weight: stakeToVote(STAKED, then, 52) }), NOW, 52);
    expect(strength?.share).toBeCloseTo(0.5, 9);
    expect(strength).toMatchObject({ counts: STAKED / 2n, lost: STAKED / 2n });
    expect(Math.abs((strength?.castAt ?? 0) - then)).toBeLessThan(7 * DAY);
  });

  it('fades four times as fast on a chain whose votes double in a quarter', () => {
    const then = NOW - 13 * 7 * DAY;
    const strength = voteStrength(voter({ weight: stakeToVote(STAKED, then, 13) }), NOW, 13);
    expect(strength?.share).toBeCloseTo(0.5, 9);
  });

  it('of a proxy leaves out what others gave to it', () => {
    const own = stakeToVote(STAKED, NOW, 52);
    const proxy = voter({ isProxy: true, weight: own * 10, proxiedWeight: own * 9 });
    const { share, counts } = voteStrength(proxy, NOW, 52) ?? {};
    expect(share).toBeCloseTo(1, 6);
    expect(Number(counts)).toBeCloseTo(Number(STAKED), -3);
  });

  it('of a proxy that has none of its own is none', () => {
    const given = stakeToVote(STAKED, NOW, 52);
    const proxy = voter({ isProxy: true, weight: given, proxiedWeight: given });
    expect(voteStrength(proxy, NOW, 52)).toBeNull();
  });

  it('is no more than what is staked, though it was cast by a clock that is ahead', () => {
    const weight = stakeToVote(STAKED, NOW + 520 * 7 * DAY, 52);
    expect(voteStrength(voter({ weight }), NOW, 52)).toMatchObject({
      share: 1,
      counts: STAKED,
      lost: 0n,
      castAt: NOW,
    });
  });

  it('is null without producers, stake or weight', () => {
    const weight = stakeToVote(STAKED, NOW, 52);
    expect(voteStrength(voter({ weight, producers: [] }), NOW, 52)).toBeNull();
    expect(voteStrength(voter({ weight, staked: 0n }), NOW, 52)).toBeNull();
    expect(voteStrength(voter({}), NOW, 52)).toBeNull();
    expect(voteStrength(voter({ weight, producers: [], proxy: 'p' }), NOW, 52)).not.toBeNull();
  });
});

describe('a vote where few producers count less', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `bp${String(at)}`);

  it('counts half the stake for half the producers, and all of it for all', () => {
    expect(inverseStrength(voter({ producers: names(15) }), 30)).toMatchObject({
      counts: STAKED / 2n,
      lost: STAKED / 2n,
      most: 30,
    });
    expect(inverseStrength(voter({ producers: names(30) }), 30)).toMatchObject({
      share: 1,
      counts: STAKED,
      lost: 0n,
    });
  });

  it('counts less once new votes weigh more, as voting again would', () => {
    const own = voter({ producers: names(30), weight: Number(STAKED) });
    expect(inverseStrength(own, 30, 1.25)).toMatchObject({
      share: 0.8,
      counts: (STAKED * 4n) / 5n,
      lost: STAKED / 5n,
    });
  });

  it('is none without producers or stake, and not said of a vote by a proxy', () => {
    expect(inverseStrength(voter({ producers: [] }), 30)).toBeNull();
    expect(inverseStrength(voter({ staked: 0n }), 30)).toBeNull();
    expect(inverseStrength(voter({ proxy: 'p' }), 30)).toBeNull();
  });
});
