import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NftSale } from '#src/chain/model/nft/sale.ts';
import { SaleList } from '#src/islands/nft/sale-list.tsx';
import { transact } from '#src/stores/wallet/wallet.ts';
import { inLocale } from '#tests/components/in-locale.tsx';

const wallet = vi.hoisted(() => ({
  user: null as { actor: string; permission: string } | null,
  stage: null as string | null,
}));
vi.mock('#src/stores/wallet/wallet.ts', () => ({ transact: vi.fn() }));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({
  useSigningStage: () => wallet.stage,
  useUser: () => wallet.user,
}));

const sale: NftSale = {
  id: '7',
  state: 'listed',
  seller: 'judy',
  buyer: null,
  price: null,
  nfts: ['1099511627786'],
  created: null,
  updated: null,
};
const sold = { ...sale, id: '6', state: 'sold' } as const;

const draw = () => act(async () => render(inLocale(<SaleList sales={[sale, sold]} />)));
const sent = () => vi.mocked(transact).mock.calls.at(-1)?.[0];

beforeEach(() => {
  wallet.user = null;
  wallet.stage = null;
  vi.mocked(transact).mockClear();
});
afterEach(cleanup);

it('its seller can cancel a sale, and can try again after a failure', async () => {
  wallet.user = { actor: 'judy', permission: 'trade' };
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel sale 7' }));
  const cancel = {
    account: 'atomicmarket',
    name: 'cancelsale',
    authorization: [{ actor: 'judy', permission: 'trade' }],
    data: { sale_id: '7' },
  };
  expect(sent()).toEqual([cancel]);
  expect(screen.queryByRole('button', { name: 'Cancel sale 6' })).toBeNull();
  vi.mocked(transact).mock.calls[0]?.[1]?.again?.();
  expect(transact).toHaveBeenCalledTimes(2);
  expect(sent()).toEqual([cancel]);
});

it('its seller cannot press twice while a transaction is signed', async () => {
  wallet.user = { actor: 'judy', permission: 'active' };
  wallet.stage = 'review';
  await draw();
  const cancel = await screen.findByRole('button', { name: 'Cancel sale 7' });
  expect(cancel).toHaveProperty('disabled', true);
});

it.each([null, { actor: 'heidi', permission: 'active' }])(
  'nobody else has a button, and no empty column: %o',
  async (user) => {
    wallet.user = user;
    await draw();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Manage' })).toBeNull();
  },
);
