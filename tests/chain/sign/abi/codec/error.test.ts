import { expect, it } from 'vitest';
import { CodecError, codecError, located } from '#src/chain/sign/abi/codec/error.ts';

it.each<[unknown, string]>([
  [new CodecError('Unknown type'), 'Unknown type'],
  [new Error('Invalid name'), 'Invalid name'],
  ['gone', 'gone'],
  // The stack overflows where data nest deeper than the limit lets through elsewhere.
  [new RangeError('Maximum call stack size exceeded'), 'Maximum decoding depth exceeded'],
])('any failure becomes a CodecError: %s', (error, message) => {
  expect(codecError(error)).toMatchObject({ name: 'CodecError', message, path: '' });
});

it('an error gains the steps of its path from the inside out', () => {
  const inner = located(new Error('Invalid name'), 3);
  expect(inner.path).toBe('3');
  expect(located(inner, 'keys').path).toBe('keys.3');
  expect(located(inner, 'auth')).toMatchObject({ path: 'auth.keys.3', message: 'Invalid name' });
});
