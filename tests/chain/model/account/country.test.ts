import { expect, test } from 'vitest';
import { countryOf } from '#src/chain/model/account/country.ts';

test.each([
  [840, 'US'],
  [76, 'BR'],
  [4, 'AF'],
  [344, 'HK'],
  // The world, a part of it, what is kept free, and what producers make up.
  [1, null],
  [150, null],
  [999, null],
  [0, null],
  [-1, null],
  [1.5, null],
  [65_535, null],
  [1_234_567_890, null],
])('the location %d is in %s', (location, country) => {
  expect(countryOf(location)).toBe(country);
});
