import { expect, it } from 'vitest';
import { shiftDays } from '#src/chain/model/shared/utc-day.ts';

it('moves a time by three days by default', () => {
  const day = Date.UTC(2026, 1, 27);
  expect(shiftDays(day)).toBe(Date.UTC(2026, 2, 2));
  expect(shiftDays(day, -3)).toBe(Date.UTC(2026, 1, 24));
  expect(shiftDays(day, 1)).toBe(Date.UTC(2026, 1, 28));
});
