import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import {
  holdsPrivateKey,
  privateKeyPattern,
  unseenCharacters,
} from '#src/chain/core/private-key-text.ts';

const file = new URL('../../src/layouts/inline/secret.js', import.meta.url);
const script = readFileSync(file, 'utf8');
const key = devnetPrivateKey('alice');
const wif = key.toWif();
const site = 'https://eos.example.org';

/** Runs the script at an address: where it leads, and what it handed to the page. */
function run(path: string) {
  let replaced: string | null = null;
  const window: { __secret?: string } = {};
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url: string) => {
      replaced = url;
    },
  };
  const location = { href: site + path };
  runInNewContext(script, { window, history, location, addEventListener: () => undefined });
  return { replaced, secret: window.__secret };
}

it.each([
  [`/key/${String(key)}`, '/key'],
  [`/key/${wif}`, '/key'],
  [`/kr/key/${wif}`, '/kr/key'],
  [`/search/${String(key)}?nodeUrl=x`, '/search'],
  [`/search/#${wif}`, '/search/'],
  [`/wallet/transfer?to=bob&memo=${wif}&amount=1`, '/wallet/transfer'],
  [`/${wif}`, ''],
  [`/account/${String(key)}/more`, '/account'],
  [`/wallet/transfer?memo=%0A${wif}`, '/wallet/transfer'],
  [`/key/%35${wif.slice(1)}`, '/key'],
])('takes the private key out of %s', (path, left) => {
  const { replaced, secret } = run(path);
  expect(replaced).toBe(site + left);
  expect([String(key), wif]).toContain(secret);
});

it.each([
  '/',
  '/account/alice',
  `/key/${String(key.toPublic())}`,
  `/key/${key.toPublic().toLegacyString('EOS')}`,
  `/transaction/5${'a'.repeat(63)}`,
  '/wallet/transfer?memo=5%20EOS',
])('leaves %s as it is', (path) => {
  expect(run(path)).toEqual({ replaced: null, secret: undefined });
});

it('uses the pattern that drafts, links and packing use', () => {
  expect(script).toContain(String(privateKeyPattern));
  expect(script).toContain(String(unseenCharacters));
});

it.each([
  ['a new key', String(key)],
  ['an old key', wif],
  ['a key in a sentence', `for bob: ${wif}, thanks`],
  ['a key with a wrong letter', wif.replace(/.$/, '0')],
  ['a key that lacks its end', wif.slice(0, 40)],
  ['a new key that lacks most', String(key).slice(0, 20)],
  ['a key right after other letters', `id_${wif}`],
  ['a key between other letters', `a${wif}b`],
  ['a public key and its private one', `${key.toPublic().toLegacyString('EOS')}${wif}`],
  ['a key with a space that nobody sees', `${wif.slice(0, 20)}\u200b${wif.slice(20)}`],
  ['a key with a hyphen that nobody sees', `${wif.slice(0, 20)}\u00ad${wif.slice(20)}`],
  ['a new key with a mark that nobody sees', `PVT\u2060${String(key).slice(3)}`],
  ['a compressed key', `L${'k'.repeat(51)}`],
  ['a key in an authority', { keys: [{ key: wif, weight: 1 }] }],
])('sees %s', (_, value) => {
  expect(holdsPrivateKey(value)).toBe(true);
});

it.each([
  ['public keys', [String(key.toPublic()), key.toPublic().toLegacyString('EOS'), 'EOS5K9']],
  ['a signature', `SIG_K1_${'5K'.repeat(47)}`],
  ['a transaction id', '5'.repeat(64)],
  ['the address of a file', `Qm5K${'a'.repeat(42)}`],
  ['an exchange memo', '5K-1029384756'],
  ['a sentence', 'PVT_K1 keys and 5K runs'],
  ['nothing', null],
])('sees no private key in %s', (_, value) => {
  expect(holdsPrivateKey(value)).toBe(false);
});
