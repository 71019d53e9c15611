import { describe, expect, it } from 'vitest';
import { numberOf } from '#src/chain/rpc/json.ts';

describe('a number', () => {
  it.each([
    [7, 7],
    [' 7 ', 7],
    ['-0.50', -0.5],
    ['1e0', 1],
    ['0.0000e0', 0],
    ['1.25E-7', 1.25e-7],
    ['1e+3', 1000],
    ['.5', 0.5],
    ['5.', 5],
    ['+5', 5],
  ])('is in %j', (value, number) => {
    expect(numberOf(value)).toBe(number);
  });

  it.each([
    '',
    '.',
    'e5',
    '1e',
    '0x10',
    '1,5',
    '1 000',
    'NaN',
    'Infinity',
    '1e999',
    NaN,
    null,
    [7],
  ])('is not in %j', (value) => {
    expect(numberOf(value)).toBeNull();
  });
});
