import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { PrivateKey } from '@wharfkit/antelope';
import { recoverMessage } from '#src/chain/sign/keys/recover.ts';
import { signMessage } from '#src/chain/sign/keys/sign-message.ts';

const key = devnetPrivateKey('alice');

it.each([
  ['a new key', String(key), String(key.toPublic())],
  ['an old key', key.toWif(), String(key.toPublic())],
])('signs with %s so that its public key is recovered', (_, secret, publicKey) => {
  expect(recoverMessage(signMessage(secret, 'größer 😀'), 'größer 😀')).toBe(publicKey);
});

it('signs with a key of the other curve', () => {
  const other = PrivateKey.generate('R1');
  const signature = signMessage(String(other), 'hello');
  expect(signature).toMatch(/^SIG_R1_/);
  expect(recoverMessage(signature, 'hello')).toBe(String(other.toPublic()));
});

it('refuses an empty message and an invalid key, without repeating the key', () => {
  expect(() => signMessage(String(key), '')).toThrow('Empty message');
  const mistyped = `${key.toWif()}x`;
  expect(() => signMessage(mistyped, 'hello')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(mistyped.slice(0, 8)) }),
  );
});
