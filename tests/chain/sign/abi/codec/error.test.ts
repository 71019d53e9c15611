import { expect, it } from 'vitest';
import { CodecError, codecError, located } from '#src/chain/sign/abi/codec/error.ts';

it.each<[unknown, string]>([
  [new CodecError('Unknown type'), 'Unknown type'],
  [new Error('Invalid name'), 'Invalid name'],
  ['gone', 'gone'],
  // Stack overflow.
  [new RangeError('Maximum call stack size exceeded'), 'Maximum decoding depth exceeded'],
])('codecError wraps any failure: %s', (error, message) => {
  expect(codecError(error)).toMatchObject({ name: 'CodecError', message, path: '' });
});

it('located prepends a step to the path', () => {
  const inner = located(new Error('Invalid name'), 3);
  expect(inner.path).toBe('3');
  expect(located(inner, 'keys').path).toBe('keys.3');
  expect(located(inner, 'auth')).toMatchObject({ path: 'auth.keys.3', message: 'Invalid name' });
});
