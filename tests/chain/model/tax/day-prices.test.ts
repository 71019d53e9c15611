import { expect, it } from 'vitest';
import { dayPrices } from '#src/chain/model/tax/day-prices.ts';

it('takes the last price of each UTC day', () => {
  const noon = Date.UTC(2026, 10, 20, 12);
  const points = [
    { t: noon, c: 2 },
    { t: noon - 3_600_000, c: 1 },
    { t: noon + 86_400_000, c: 3 },
  ];
  expect(Object.fromEntries(dayPrices(points))).toEqual({ '2026-11-20': 2, '2026-11-21': 3 });
});

it('leaves out prices and times that are none', () => {
  expect(
    dayPrices([
      { t: 0, c: 0 },
      { t: NaN, c: 1 },
      { t: 1e20, c: 1 },
    ]).size,
  ).toBe(0);
});
