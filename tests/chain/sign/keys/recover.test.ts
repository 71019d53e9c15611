import { createHash } from 'node:crypto';
import { PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { toLegacyKey } from '#src/chain/core/key.ts';
import {
  recoverDigest,
  recoverMessage,
  signingDigest,
  verifyDigest,
} from '#src/chain/sign/keys/recover.ts';
import { formatSignature, parseSignature } from '#src/chain/sign/keys/signature.ts';

const K1 = PrivateKey.generate('K1');
const R1 = PrivateKey.generate('R1');
const DIGEST = 'ab'.repeat(32);
const CHAIN = 'cd'.repeat(32);
/** Of a fixed key: titles that change from run to run hide a test from Stryker. */
const SIGNATURE = String(
  PrivateKey.from('5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3').signDigest(DIGEST),
);

describe.each([
  ['K1', K1],
  ['R1', R1],
])('a signature of the curve %s', (_type, key) => {
  const own = String(key.toPublic());
  const signature = String(key.signDigest(DIGEST));

  it('gives the key that signed', () => {
    expect(recoverDigest(signature, DIGEST)).toBe(own);
    const message = String(key.signMessage(Buffer.from('hello')));
    expect(recoverMessage(message, 'hello')).toBe(own);
    expect(recoverMessage(message, Uint8Array.from(Buffer.from('hello')))).toBe(own);
    expect(verifyDigest(signature, DIGEST, own)).toBe(true);
    expect(verifyDigest(signature, '00'.repeat(32), own)).toBe(false);
    expect(verifyDigest(signature, DIGEST, String(PrivateKey.generate('K1').toPublic()))).toBe(
      false,
    );
    expect(verifyDigest('SIG', DIGEST, own)).toBe(false);
    expect(verifyDigest(signature, DIGEST, 'EOS')).toBe(false);
  });

  it('refuses an empty message', () => {
    expect(() => recoverMessage(signature, '')).toThrow('Empty message');
    expect(() => recoverMessage(signature, new Uint8Array())).toThrow('Empty message');
  });

  it('refuses a signature that no key can have made', () => {
    const { type, data } = parseSignature(signature);
    for (const first of [0, 27, 30, 35, 36, 63, 64, 255]) {
      const wrong = formatSignature({ type, data: Uint8Array.from([first, ...data.subarray(1)]) });
      expect(() => recoverDigest(wrong, DIGEST)).toThrow(
        'Invalid recovery: digest signed does not match data',
      );
    }
    const none = formatSignature({ type, data: Uint8Array.from([31, ...new Uint8Array(64)]) });
    expect(() => recoverDigest(none, DIGEST)).toThrow('Invalid recovery');
    // A point can be found where s is zero, but no key signs so.
    const zero = Uint8Array.from([...data.subarray(0, 33), ...new Uint8Array(32)]);
    expect(() => recoverDigest(formatSignature({ type, data: zero }), DIGEST)).toThrow(
      'Invalid recovery',
    );
    const passkey = formatSignature({ type: 'WA', data: Uint8Array.from([...data, 0, 0]) });
    expect(() => recoverDigest(passkey, DIGEST)).toThrow('Invalid recovery');
    for (const digest of ['', 'ab', DIGEST.slice(2), `${DIGEST}ab`, `zz${DIGEST.slice(2)}`])
      expect(() => recoverDigest(signature, digest)).toThrow('Invalid recovery');
  });
});

it('what is signed is the chain, the transaction, and the hash of its context-free data', () => {
  const sha256 = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex');
  const none = sha256(`${CHAIN}aabb${'00'.repeat(32)}`);
  expect(signingDigest(CHAIN, 'aabb')).toBe(none);
  expect(signingDigest(CHAIN, 'aabb', '')).toBe(none);
  expect(signingDigest(CHAIN, 'aabb', '00')).toBe(none);
  expect(signingDigest(CHAIN, 'aabb', '01cc')).toBe(sha256(`${CHAIN}aabb${sha256('01cc')}`));
});

it('a key is compared in any of its forms', () => {
  const signature = String(K1.signDigest(DIGEST));
  expect(verifyDigest(signature, DIGEST, toLegacyKey(String(K1.toPublic())))).toBe(true);
});

it.each([
  ['', 'unrecognized signature format'],
  ['SIG_K1', 'unrecognized signature format'],
  ['SIG_XX_a', 'unrecognized signature format'],
  [`x${SIGNATURE}`, 'unrecognized signature format'],
  ['SIG_K1_0', 'invalid base-58 value'],
  [`${SIGNATURE}\n`, 'invalid base-58 value'],
  [`${SIGNATURE}1`, "checksum doesn't match"],
  [SIGNATURE.replace('K1', 'R1'), "checksum doesn't match"],
  // The longest text that is decoded at all.
  [`SIG_WA_${'1'.repeat(4993)}`, "checksum doesn't match"],
  [`SIG_WA_${'1'.repeat(4994)}`, 'unrecognized signature format'],
])('%.20s is no signature: %s', (text, message) => {
  expect(() => parseSignature(text)).toThrow(message);
});

it.each([
  ['K1', [65], [64, 66]],
  ['R1', [65], [64, 66]],
  // What the browser signed follows a passkey's.
  ['WA', [66, 500], [64, 65]],
] as const)('a signature of the kind %s has %j bytes, not %j', (type, good, bad) => {
  const ofSize = (size: number) => ({ type, data: new Uint8Array(size).fill(7) });
  for (const size of good)
    expect(parseSignature(formatSignature(ofSize(size)))).toEqual(ofSize(size));
  for (const size of bad)
    expect(() => parseSignature(formatSignature(ofSize(size)))).toThrow(
      'unrecognized signature format',
    );
});
