import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';

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
  runInNewContext(script, { window, history, location: { href: site + path } });
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
