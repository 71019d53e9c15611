import { expect, it } from 'vitest';
import { farMicros, isFarTime } from '#src/chain/core/far-time.ts';

it('a time after the calendar is the number of its microseconds', () => {
  expect(farMicros('9223372036854775807')).toBe(2n ** 63n - 1n);
  expect(farMicros('-9223372036854775808')).toBe(-(2n ** 63n));
  for (const text of ['9223372036854775808', '8640000000000000000', '1767225600000000', '', 'x'])
    expect(farMicros(text)).toBeNull();
  expect([isFarTime(8.64e15), isFarTime(8.64e15 + 1), isFarTime(-8.64e15 - 1)]).toEqual([
    false,
    true,
    true,
  ]);
});
