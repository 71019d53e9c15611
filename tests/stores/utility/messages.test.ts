import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { isSameKey, sign, signerOf } from '#src/stores/utility/messages.ts';

const key = devnetPrivateKey('alice');
const publicKey = String(key.toPublic());

it('signs a message whose signer is found again', async () => {
  const signed = await sign(key.toWif(), 'hello');
  expect(signed?.publicKey).toBe(publicKey);
  const claim = { message: 'hello', signature: ` ${signed?.signature ?? ''} `, publicKey: '' };
  expect(await signerOf(claim)).toBe(publicKey);
  expect(await signerOf({ ...claim, message: 'hello!' })).not.toBe(publicKey);
});

it('signs nothing with an invalid key', async () => {
  expect(await sign('wrong', 'hello')).toBeNull();
});

it('finds no signer of a text that is no signature', async () => {
  expect(await signerOf({ message: 'hello', signature: 'SIG_K1_x', publicKey: '' })).toBeNull();
  expect(await signerOf({ message: 'hello', signature: 'SIG_WA_x', publicKey })).toBeNull();
});

it('compares keys in any format', () => {
  expect(isSameKey(key.toPublic().toLegacyString('EOS'), publicKey)).toBe(true);
  expect(isSameKey(String(devnetPrivateKey('bob').toPublic()), publicKey)).toBe(false);
  expect(isSameKey('alice', publicKey)).toBeNull();
});
