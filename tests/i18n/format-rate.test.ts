import { expect, test } from 'vitest';
import { formatRate } from '#src/i18n/format-rate.ts';

test.each([
  [4.742e-8, '0.00000004742'],
  [4.742_399e-8, '0.00000004742'],
  [1e-7, '0.0000001'],
  [0.051_2, '0.0512'],
  [0.123_456_789_1, '0.12345678'],
  [64_123.456_789_012, '64,123.45679'],
  [1, '1'],
  [0, '0'],
  [-4.742e-8, '-0.00000004742'],
])('the rate %d is %s', (rate, text) => {
  expect(formatRate(rate, 'en')).toBe(text);
});
