import { expect, it } from 'vitest';
import { chains } from '#src/chain/config/registry.ts';
import { discontinuedWallets } from '#src/chain/sign/wallets/discontinued.ts';
import { wallets } from '#src/chain/sign/wallets/table.ts';
import { signsHere, walletRows } from '#src/layouts/wallet-places.ts';
import { chain } from './chains.ts';

const rows = (key: Parameters<typeof chain>[0]) => walletRows(chain(key));
const places = (key: Parameters<typeof chain>[0]) =>
  Object.fromEntries(rows(key).map((row) => [row.name, row.places]));
const ways = (key: Parameters<typeof chain>[0]) =>
  Object.fromEntries(rows(key).map((row) => [row.name, row.way]));

it('lists each wallet of the table with where it runs', () => {
  expect(places('wax')).toMatchObject({
    Anchor: ['desktop', 'mobile'],
    'My Cloud Wallet': ['web'],
    Ledger: ['device'],
    TokenPocket: ['mobile', 'extension'],
    MetaMask: ['extension'],
    'Scatter Desktop': ['desktop'],
    cleos: ['terminal'],
  });
});

it('says how each wallet signs on the chain, or why it does not', () => {
  expect(ways('wax')).toMatchObject({
    Anchor: 'app',
    'My Cloud Wallet': 'website',
    Ledger: 'device',
    TokenPocket: 'extension',
    'Scatter Desktop': 'local',
    cleos: 'terminal',
    WebAuth: 'elsewhere',
    'proton-cli': 'elsewhere',
    Trezor: 'forbidden',
    Lynx: 'ended',
  });
  expect(ways('proton')).toMatchObject({
    WebAuth: 'app',
    'proton-cli': 'terminal',
    'My Cloud Wallet': 'elsewhere',
  });
});

it('has every wallet once on each chain that signs, those of the chain first, no development key', () => {
  const all = [...wallets.filter(({ type }) => type !== 'key'), ...discontinuedWallets];
  for (const one of chains.filter(({ readOnly }) => readOnly === null)) {
    const found = walletRows(one);
    expect(found.map(({ name }) => name).toSorted()).toEqual(
      all.map(({ name }) => name).toSorted(),
    );
    const first = found.findIndex(({ way }) => way === 'elsewhere');
    expect(found.slice(first).every(({ way }) => /elsewhere|ended|forbidden/.test(way))).toBe(true);
  }
});

it('has no wallet where nothing is signed', () => {
  expect(rows('ultra')).toEqual([]);
});

it('separates the wallets that sign on the chain from the others', () => {
  const here = rows('wax')
    .filter(signsHere)
    .map(({ name }) => name);
  expect(here).toContain('Anchor');
  expect(here).not.toContain('WebAuth');
  expect(here).not.toContain('Trezor');
  expect(rows('proton').find(({ name }) => name === 'WebAuth')).toSatisfy(signsHere);
});
