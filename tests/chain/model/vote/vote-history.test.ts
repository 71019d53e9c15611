import { describe, expect, it } from 'vitest';
import { momentsSince, voteMoments, votePeriods } from '#src/chain/model/vote/vote-history.ts';

const END = Date.UTC(2026, 0, 31);
const DAY = 86_400_000;

describe('the moments of a period', () => {
  it('are at the same distance and end with the period', () => {
    const moments = voteMoments('month', END);
    expect(moments).toHaveLength(31);
    expect(moments[0]).toBe(END - 30 * DAY);
    expect(moments.at(-1)).toBe(END);
    expect(moments[1]! - moments[0]!).toBe(DAY);
  });

  it.each(votePeriods)('are few: %s', (period) => {
    expect(voteMoments(period, END).length).toBeLessThanOrEqual(60);
  });
});

it('one read gives the moments since the change that it found', () => {
  const moments = [1, 2, 3, 4];
  const told = (time: number) => momentsSince(moments, { time, weight: 5 });
  expect(told(3)).toEqual([
    { time: 3, weight: 5 },
    { time: 4, weight: 5 },
  ]);
  expect(told(2.5)).toHaveLength(2);
  expect(told(0)).toHaveLength(4);
});
