import { expect, test } from 'vitest';
import { voteGrowth } from '#src/chain/model/vote/vote-growth.ts';
import { inverseShare } from '#src/chain/model/vote/vote-weight.ts';

const START = 1_780_000_000;
const config = { decay_start_epoch: START, decay_increase_yearly: 50 };
const after = (days: number) => (START + days * 86_400) * 1000;

test('new votes weigh more by a part of a year', () => {
  expect(voteGrowth(config, after(73))).toBeCloseTo(1.1, 12);
  // 10,000.0000 staked, ten of thirty producers.
  const weight = 100_000_000 * inverseShare(10, 30) * voteGrowth(config, after(73));
  expect(weight).toBeCloseTo(27_500_000, 3);
});

test('votes do not grow before a start, or without one', () => {
  expect(voteGrowth(config, after(-1))).toBe(1);
  expect(voteGrowth({ ...config, decay_start_epoch: 0 }, after(73))).toBe(1);
  expect(voteGrowth(null, after(73))).toBe(1);
});
