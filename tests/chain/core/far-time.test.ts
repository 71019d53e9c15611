import { expect, it } from 'vitest';
import { farMicros, isFarTime } from '#src/chain/core/far-time.ts';

it('a time after the calendar is the number of its microseconds', () => {
  expect(farMicros('9223372036854775807')).toBe(2n ** 63n - 1n);
  expect(farMicros('-9223372036854775808')).toBe(-(2n ** 63n));
  expect(farMicros('+010000-01-01T00:00:00.000123')).toBe(253_402_300_800_000_123n);
  expect(farMicros('-000001-01-01T00:00:00.000')).toBe(-62_198_755_200_000_000n);
  for (const text of ['+010000-02-30T00:00:00.000', '+999999-01-01T00:00:00.000'])
    expect(farMicros(text)).toBeNull();
  for (const text of ['9223372036854775808', '8640000000000000000', '1767225600000000', '', 'x'])
    expect(farMicros(text)).toBeNull();
  expect([isFarTime(8.64e15), isFarTime(8.64e15 + 1), isFarTime(-8.64e15 - 1)]).toEqual([
    false,
    true,
    true,
  ]);
});
