import { Base58, Bytes } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesToHex, hexToBytes, isChecksum256 } from '#src/chain/core/checksum.ts';
import { base58Decode, base58Encode } from '#src/chain/core/key.ts';
import { ripemd160 } from '#src/chain/core/ripemd160.ts';
import { AGREEMENTS } from './cases.ts';

const bytes = fc.uint8Array({ maxLength: 70 });

describe('hex', () => {
  it('is encoded and decoded like Node does', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        const hex = bytesToHex(value);
        expect(hex).toBe(Buffer.from(value).toString('hex'));
        expect(hexToBytes(hex.toUpperCase())).toEqual(Uint8Array.from(value));
      }),
      AGREEMENTS,
    );
  });

  it('is refused if it is malformed', () => {
    expect(() => hexToBytes('abc')).toThrow(new Error('Odd number of hex digits'));
    expect(() => hexToBytes('0x00')).toThrow(new Error('Expected hex string'));
    expect(() => hexToBytes('zz')).toThrow(new Error('Expected hex string'));
    expect(hexToBytes('')).toEqual(new Uint8Array());
  });
});

describe('isChecksum256', () => {
  it('accepts 64 hex digits only', () => {
    expect(isChecksum256('ab'.repeat(32))).toBe(true);
    expect(isChecksum256('AB'.repeat(32))).toBe(true);
    for (const text of ['', 'ab'.repeat(31), 'ab'.repeat(33), 'xy'.repeat(32)])
      expect(isChecksum256(text)).toBe(false);
  });
});

describe('base 58', () => {
  it('is encoded and decoded like WharfKit does', () => {
    fc.assert(
      fc.property(fc.nat(3), bytes, (zeros, tail) => {
        const value = Uint8Array.from([...new Uint8Array(zeros), ...tail]);
        const text = base58Encode(value);
        expect(text).toBe(Base58.encode(Bytes.from(value)));
        expect(base58Decode(text)).toEqual(value);
      }),
      AGREEMENTS,
    );
  });

  it.each(['0', 'O', 'I', 'l', 'abc!', 'a b', 'é'])('refuses %j', (text) => {
    expect(() => base58Decode(text)).toThrow(new Error('invalid base-58 value'));
  });
});

describe('RIPEMD-160', () => {
  it("matches OpenSSL's at the borders of its blocks", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (message) => {
        const expected = createHash('ripemd160').update(message).digest('hex');
        expect(bytesToHex(ripemd160(message))).toBe(expected);
      }),
      AGREEMENTS,
    );
  });

  // Test vectors of the original paper.
  it.each([
    ['', '9c1185a5c5e9fc54612808977ee8f548b2258d31'],
    ['abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
    ['message digest', '5d0689ef49d2fae572b881b123a85ffa21595f36'],
  ])('matches a known digest', (message, digest) => {
    expect(bytesToHex(ripemd160(new TextEncoder().encode(message)))).toBe(digest);
  });

  it.skipIf(AGREEMENTS.numRuns < 1000)('matches the known digest of a million letters', () => {
    const letters = new TextEncoder().encode('a'.repeat(1_000_000));
    expect(bytesToHex(ripemd160(letters))).toBe('52783243c1697bdbe16d37f97f68f08325dc1528');
  });
});
