import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { isPrivateKeyForm, mayBeSecret } from '#src/chain/model/utility/secret.ts';

const key = devnetPrivateKey('alice');
const hex = key.data.hexString;
const words =
  'abandon ability able about above absent absorb abstract absurd abuse access accident';

it.each([
  ['a new private key', String(key)],
  ['an old private key', key.toWif()],
  ['a private key without its last characters', key.toWif().slice(0, -3)],
  ['an Ethereum private key', hex],
  ['an Ethereum private key with 0x', `0x${hex}`],
  ['a private key in JSON', JSON.stringify({ key: key.toWif() })],
  ['a private key in base64', btoa(String.fromCharCode(...key.data.array))],
  ['a seed phrase', words],
])('takes %s for a secret', (_, text) => {
  expect(mayBeSecret(text)).toBe(true);
  expect(mayBeSecret(` ${text}\n`)).toBe(true);
});

it.each([
  ['a name', 'alice'],
  ['a public key', String(key.toPublic())],
  ['an old public key', key.toPublic().toLegacyString('EOS')],
  ['a signature', `SIG_K1_${'K'.repeat(95)}`],
  ['packed hex of more than a key', 'ab'.repeat(60)],
  ['a number', '6138663577826885632'],
  ['a signing request', 'esr:gmNgZGBY1mTC_MoglIGBIVzX5uxZRkYGCGCC0ooGmvN67fgn2jIgAA'],
  ['a sentence', 'a short text of a few words'],
])('takes %s for no secret', (_, text) => {
  expect(mayBeSecret(text)).toBe(false);
});

it('recognises the formats of private keys', () => {
  expect(isPrivateKeyForm(String(key))).toBe(true);
  expect(isPrivateKeyForm(key.toWif())).toBe(true);
  expect(isPrivateKeyForm(String(key.toPublic()))).toBe(false);
  expect(isPrivateKeyForm('5')).toBe(false);
});
