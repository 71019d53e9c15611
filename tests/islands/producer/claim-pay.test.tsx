import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/text-area.ts';
import { ClaimPay } from '#src/islands/producer/claim-pay.tsx';
import { transact } from '#src/stores/wallet/wallet.ts';
import { inLocale } from '#tests/components/in-locale.tsx';

const user = vi.hoisted(() => ({ now: { actor: 'bp1', permission: 'claims' } }));
vi.mock('#src/stores/wallet/wallet.ts', () => ({ transact: vi.fn() }));
vi.mock('#src/islands/wallet/outcome-banner.tsx', () => ({ OutcomeBanner: () => null }));
vi.mock('#src/components/form/use-submit.ts', () => ({
  useSubmit: (label: string, onSubmit: () => void) => ({ label, isGuest: false, onSubmit }),
}));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({
  useSigningStage: () => null,
  useUser: () => user.now,
}));

await loadTexts('en');

const draw = (more: Partial<Parameters<typeof ClaimPay>[0]> = {}) =>
  render(inLocale(<ClaimPay owner="bp1" fioAddress={null} nextAt={0} isEmpty={false} {...more} />));
const button = () => screen.queryByRole('button', { name: 'Claim producer rewards' });
const sent = () => vi.mocked(transact).mock.calls.at(-1)?.[0];

beforeEach(() => {
  user.now = { actor: 'bp1', permission: 'claims' };
  vi.mocked(transact).mockClear();
});
afterEach(cleanup);

it('claims from the system contract by the permission of the log-in', async () => {
  draw();
  await userEvent.click(button()!);
  expect(sent()).toEqual([
    {
      account: 'eosio',
      name: 'claimrewards',
      authorization: [{ actor: 'bp1', permission: 'claims' }],
      data: { owner: 'bp1' },
    },
  ]);
});

it('claims from the treasury of FIO by the address', async () => {
  draw({ fioAddress: 'bp@one' });
  await userEvent.click(button()!);
  expect(sent()).toMatchObject([
    { account: 'fio.treasury', name: 'bpclaim', data: { fio_address: 'bp@one', actor: 'bp1' } },
  ]);
});

it('says why there is no button: nothing is booked, or the day is not over', () => {
  draw({ isEmpty: true });
  expect(button()).toBeNull();
  expect(screen.getByText('There is nothing to claim now.')).toBeTruthy();
  cleanup();
  draw({ nextAt: Date.now() + 3_600_000 });
  expect(button()).toBeNull();
});

it('has no form for another account', () => {
  user.now = { actor: 'alice', permission: 'active' };
  expect(draw().container.textContent).toBe('');
});
