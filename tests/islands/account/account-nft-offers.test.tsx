import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { AccountOffers, NftOffer } from '#src/chain/model/nft/offer.ts';
import { AccountNftOffers } from '#src/islands/account/account-nft-offers.tsx';
import { inLocale } from '#tests/components/in-locale.tsx';

const sides = vi.hoisted((): Record<string, readonly NftOffer[]> => ({}));
vi.mock('#src/chain/client/nft/nft-offers.ts', () => ({
  accountOffersPage: (_access: unknown, { side }: AccountOffers) =>
    Promise.resolve({ rows: sides[side], more: false }),
}));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => openChain(chainByKey('wax')) }));
vi.mock('#src/islands/wallet/outcome-banner.tsx', () => ({ OutcomeBanner: () => null }));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({
  useSigningStage: () => null,
  useUser: () => null,
}));

const offer: NftOffer = {
  contract: 'atomicassets',
  id: '7',
  sender: 'judy',
  recipient: 'heidi',
  memo: '',
  state: 'pending',
  gives: [],
  gets: [],
  created: null,
  fromTables: false,
};

beforeEach(() => {
  sides['recipient'] = [offer];
  sides['sender'] = [{ ...offer, sender: 'heidi', recipient: 'judy' }];
});
const draw = async (name: string) => {
  await act(async () => render(inLocale(<AccountNftOffers name={name} />)));
  await screen.findAllByRole('button', { name: /^Log in to/ });
};

it('a visitor finds one button to log in below offers that were received and sent', async () => {
  await draw('heidi');
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Log in to/ })).toHaveLength(1);
});

it('the button is below the offers that were sent, where none were received', async () => {
  sides['recipient'] = [];
  await draw('judy');
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Log in to/ })).toHaveLength(1);
});

it('offers of a node’s tables say so, and those of an indexer without a time do not', async () => {
  await draw('erin');
  expect(screen.queryByText(/^From a node’s tables/)).toBeNull();
  sides['recipient'] = [{ ...offer, created: 1, fromTables: true }];
  await draw('grace');
  expect(screen.getByText(/^From a node’s tables/)).toBeTruthy();
});

it('an account without offers has one line for both sides', async () => {
  sides['recipient'] = [];
  sides['sender'] = [];
  await act(async () => render(inLocale(<AccountNftOffers name="frank" />)));
  expect(await screen.findByText('No open offers')).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'NFT offers',
  ]);
});
