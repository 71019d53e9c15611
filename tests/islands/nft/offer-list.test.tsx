import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NftOffer } from '#src/chain/model/nft/offer.ts';
import { OfferList } from '#src/islands/nft/offer-list.tsx';
import { $connecting } from '#src/stores/wallet/wallet-state.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { inLocale } from '#tests/components/in-locale.tsx';

const wallet = vi.hoisted(() => ({
  user: null as { actor: string; permission: string } | null,
  stage: null as string | null,
}));
const readOfferedNfts = vi.hoisted(() => vi.fn());
vi.mock('#src/chain/client/nft/nft-offers.ts', () => ({ readOfferedNfts }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => null }));
vi.mock('#src/stores/wallet/wallet.ts', () => ({ transact: vi.fn() }));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({
  useSigningStage: () => wallet.stage,
  useUser: () => wallet.user,
}));

const offer: NftOffer = {
  contract: 'atomicassets',
  id: '7',
  sender: 'judy',
  recipient: 'heidi',
  memo: '',
  state: 'pending',
  gives: [
    {
      id: '1099511627786',
      identity: { name: 'Doe', collection: 'pronghornart', template: '3', image: null },
    },
  ],
  gets: [{ id: '1099511627790', identity: null }],
  created: null,
  fromTables: false,
};
const ended = { ...offer, id: '6', state: 'declined' } as const;

const draw = (offers: readonly NftOffer[] = [offer, ended]) =>
  act(async () => render(inLocale(<OfferList offers={offers} />)));
const sent = () => vi.mocked(transact).mock.calls.at(-1)?.[0];
const actions = () =>
  screen.queryAllByRole('button', { name: /offer \d+$/ }).map((button) => button.textContent);

beforeEach(() => {
  wallet.user = null;
  wallet.stage = null;
  vi.mocked(transact).mockClear();
  readOfferedNfts.mockReset().mockResolvedValue(new Map());
  $connecting.set(false);
});
afterEach(cleanup);

it('shows the number of an offer, to copy, and what both sides give', async () => {
  await draw();
  const row = within(screen.getAllByRole('row')[1]!);
  expect(row.getByText('#7')).toBeTruthy();
  expect(row.getByRole('button', { name: 'Copy offer id' })).toBeTruthy();
  expect(row.getByRole('link', { name: 'judy' })).toBeTruthy();
  expect(row.getByRole('link', { name: 'heidi' })).toBeTruthy();
  expect(row.getByRole('link', { name: '#1099511627786' })).toBeTruthy();
  expect(row.getByRole('link', { name: '#1099511627790' })).toBeTruthy();
});

it.each([
  ['Accept', 'acceptoffer'],
  ['Decline', 'declineoffer'],
])('its recipient can sign: %s', async (label, name) => {
  wallet.user = { actor: 'heidi', permission: 'trade' };
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: `${label} offer 7` }));
  expect(sent()).toEqual([
    {
      account: 'atomicassets',
      name,
      authorization: [{ actor: 'heidi', permission: 'trade' }],
      data: { offer_id: '7' },
    },
  ]);
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /offer 6$/ })).toBeNull();
});

it('its sender can cancel it, and can try again after a failure', async () => {
  wallet.user = { actor: 'judy', permission: 'active' };
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel offer 7' }));
  const cancel = { name: 'canceloffer', data: { offer_id: '7' } };
  expect(sent()).toMatchObject([cancel]);
  expect(actions()).toHaveLength(1);
  vi.mocked(transact).mock.calls[0]?.[1]?.again?.();
  expect(transact).toHaveBeenCalledTimes(2);
  expect(sent()).toMatchObject([cancel]);
});

it('a recipient cannot press twice while a transaction is signed', async () => {
  wallet.user = { actor: 'heidi', permission: 'active' };
  wallet.stage = 'review';
  await draw();
  const accept = await screen.findByRole('button', { name: 'Accept offer 7' });
  expect(accept).toHaveProperty('disabled', true);
});

it('a third account has no buttons, and no empty column', async () => {
  wallet.user = { actor: 'mallory', permission: 'active' };
  await draw();
  expect(actions()).toEqual([]);
  expect(screen.queryByRole('columnheader', { name: 'Manage' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Log in/ })).toBeNull();
});

it('a visitor can log in while an offer is open', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: /^Log in to accept/ }));
  expect($connecting.get()).toBe(true);
  cleanup();
  await draw([ended]);
  expect(screen.queryByRole('button', { name: /Log in/ })).toBeNull();
});

it('names NFTs by what the offer says, and looks up those that it has only ids of', async () => {
  const found = Promise.withResolvers<unknown>();
  readOfferedNfts.mockReturnValue(found.promise);
  await draw([{ ...offer, gets: [{ id: '1099511627791', identity: null }] }]);
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells()).toContainEqual(expect.stringContaining('Doe #1099511627786'));
  expect(screen.getByRole('link', { name: 'pronghornart' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '#3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '#1099511627791' })).toBeTruthy();
  expect(readOfferedNfts).toHaveBeenCalledExactlyOnceWith(null, [
    { contract: 'atomicassets', owner: 'heidi', id: '1099511627791' },
  ]);
  const identity = { name: 'Skull', collection: 'bonesbonesbo', template: null, image: null };
  await act(async () => found.resolve(new Map([['1099511627791', identity]])));
  expect(cells()).toContainEqual(expect.stringContaining('Skull #1099511627791'));
  expect(screen.getByRole('link', { name: 'bonesbonesbo' })).toBeTruthy();
});

it('warns a seller that a cancelled offer leaves the sale behind, which it links', async () => {
  wallet.user = { actor: 'judy', permission: 'active' };
  await draw([{ ...offer, recipient: 'atomicmarket' }]);
  const warning = /leaves its sale at AtomicMarket invalid/;
  expect(await screen.findByText(warning)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the sale' });
  expect(link.getAttribute('href')).toBe('/nft/1099511627786#sales');
  cleanup();
  await draw();
  await screen.findByRole('button', { name: 'Cancel offer 7' });
  expect(screen.queryByText(warning)).toBeNull();
});
