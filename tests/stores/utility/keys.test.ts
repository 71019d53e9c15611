import { afterEach, expect, it, vi } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { checkPair, formsOfKey, newPair, pairOfEthereum } from '#src/stores/utility/keys.ts';

const key = devnetPrivateKey('alice');
const publicKey = key.toPublic();
const forms = {
  publicKey: {
    modern: String(publicKey),
    legacy: [publicKey.toLegacyString('EOS'), publicKey.toLegacyString('FIO')],
  },
  privateKey: { modern: String(key), wif: key.toWif() },
};

afterEach(() => vi.unstubAllGlobals());

it('shows a private key in all its formats', async () => {
  expect(await formsOfKey(key.toWif())).toEqual(forms);
  expect(await formsOfKey(` ${String(key)} `)).toEqual(forms);
});

it('shows a public key in all its formats, without a private one', async () => {
  const found = { ...forms, privateKey: null };
  for (const text of [String(publicKey), ...forms.publicKey.legacy])
    expect(await formsOfKey(text)).toEqual(found);
});

it('refuses a text that is no key', async () => {
  expect(await formsOfKey('alice')).toBeNull();
});

it('converts an Ethereum private key', async () => {
  expect(await pairOfEthereum(`0x${key.data.hexString}`)).toEqual(forms);
  expect(await pairOfEthereum('0x12')).toBeNull();
});

it('generates a pair in a secure context only', async () => {
  vi.stubGlobal('isSecureContext', true);
  const pair = await newPair('R1');
  expect(pair.publicKey.modern).toMatch(/^PUB_R1_/);
  expect([pair.publicKey.legacy, pair.privateKey?.wif]).toEqual([[], null]);
  vi.stubGlobal('isSecureContext', false);
  await expect(newPair('K1')).rejects.toThrow('secure environment');
});

it('says which key of a pair is wrong', async () => {
  expect(await checkPair(String(publicKey), key.toWif())).toBe('valid');
  expect(await checkPair(String(devnetPrivateKey('bob').toPublic()), key.toWif())).toBe('public');
  expect(await checkPair(String(publicKey), 'wrong')).toBe('private');
});

it('stores and requests nothing', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  await formsOfKey(key.toWif());
  await checkPair(String(publicKey), key.toWif());
  expect(request).not.toHaveBeenCalled();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('PVT');
});
