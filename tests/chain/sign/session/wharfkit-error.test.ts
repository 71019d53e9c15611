import { Base58 } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { keyError } from '#src/chain/sign/session/wharfkit-error.ts';

const otherwise = 'Invalid private key';

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('WharfKit’s error about a key', () => {
  it('names a character that no key has', () => {
    const error = errorOf(() => Base58.decode('5J0OIl'));
    expect(keyError(error, otherwise).message).toBe('invalid base-58 value');
  });

  it('names a wrong checksum', () => {
    const error = errorOf(() =>
      Base58.decodeCheck('5JHeaMFdkgJ1dXuwbnvgzoCTrA9pFzpwDJLahUaWzTtzXg'),
    );
    expect(keyError(error, otherwise).message).toBe("checksum doesn't match");
  });

  it.each([new Error('5JSecret'), '5JSecret', undefined])(
    'is replaced by a message without what was typed: %s',
    (error) => {
      const { message, cause } = keyError(error, otherwise);
      expect({ message, cause }).toEqual({ message: otherwise, cause: undefined });
    },
  );
});
