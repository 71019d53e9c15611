import { expect, it } from 'vitest';
import { wallets } from '#src/chain/sign/wallets/table.ts';
import { walletPlaces } from '#src/layouts/wallet-places.ts';

const places = (chain: string) =>
  Object.fromEntries(walletPlaces(chain).map(({ name, places }) => [name, places]));

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

it('lists the wallets of the chain alone, and no development key', () => {
  expect(Object.keys(places('eos'))).not.toContain('My Cloud Wallet');
  expect(Object.keys(places('eos'))).not.toContain('Development key');
  const forAll = wallets.filter(({ chains }) => !chains).map(({ name }) => name);
  expect(Object.keys(places('bos'))).toEqual(forAll);
});
