import { PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { toLegacyKey } from '#src/chain/core/key.ts';
import {
  recoverDigest,
  recoverKeys,
  recoverMessage,
  signingDigest,
  verifyDigest,
} from '#src/chain/sign/keys/recover.ts';
import { formatSignature, parseSignature } from '#src/chain/sign/keys/signature.ts';
import { mergeSignatures, requiredKeys } from '#src/chain/sign/keys/signatures.ts';

const K1 = PrivateKey.generate('K1');
const R1 = PrivateKey.generate('R1');
const DIGEST = 'ab'.repeat(32);
const CHAIN = 'cd'.repeat(32);

describe.each([
  ['K1', K1],
  ['R1', R1],
])('a signature of the curve %s', (_type, key) => {
  const own = String(key.toPublic());
  const signature = String(key.signDigest(DIGEST));

  it('gives the key that signed', () => {
    expect(recoverDigest(signature, DIGEST)).toBe(own);
    expect(recoverMessage(String(key.signMessage(Buffer.from('hello'))), 'hello')).toBe(own);
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
    for (const first of [0, 30, 35, 255]) {
      const wrong = formatSignature({ type, data: Uint8Array.from([first, ...data.subarray(1)]) });
      expect(() => recoverDigest(wrong, DIGEST)).toThrow(
        'Invalid recovery: digest signed does not match data',
      );
    }
    const none = formatSignature({ type, data: Uint8Array.from([31, ...new Uint8Array(64)]) });
    expect(() => recoverDigest(none, DIGEST)).toThrow('Invalid recovery');
    expect(() => recoverDigest(signature, 'ab')).toThrow('Invalid recovery');
  });
});

it('the keys of a transaction are found in the order of its signatures', () => {
  const digest = signingDigest(CHAIN, 'aabb', '01cc');
  const signatures = [R1, K1].map((key) => String(key.signDigest(digest)));
  expect(recoverKeys(CHAIN, 'aabb', '01cc', signatures)).toEqual(
    [R1, K1].map((key) => String(key.toPublic())),
  );
  expect(verifyDigest(signatures[1] ?? '', digest, toLegacyKey(String(K1.toPublic())))).toBe(true);
});

it.each(['', 'SIG_K1', 'SIG_XX_a', `SIG_WA_${'1'.repeat(6000)}`])(
  '%.20s is no signature',
  (text) => {
    expect(() => parseSignature(text)).toThrow('unrecognized signature format');
  },
);

it('signatures are merged, each once, the payer of the CPU first', () => {
  expect(mergeSignatures(['a'], ['b', 'a'], [])).toEqual(['a', 'b']);
});

it('a node is asked for the required keys, in its own key format', async () => {
  const own = String(K1.toPublic());
  const asked: unknown[] = [];
  const transaction = {} as Parameters<typeof requiredKeys>[1];
  const keys = await requiredKeys(
    async (_transaction, available) => {
      asked.push(available);
      return available.map((key) => toLegacyKey(key));
    },
    transaction,
    [toLegacyKey(own, 'FIO')],
  );
  expect(asked).toEqual([[own]]);
  expect(keys).toEqual([own]);
});
