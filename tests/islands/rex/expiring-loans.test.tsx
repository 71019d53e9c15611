import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { ExpiringLoans } from '#src/islands/rex/expiring-loans.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { loadStoreEntries } from '#src/stores/load-store.ts';
import { inLocale } from '../../components/in-locale.tsx';

const expiringLoans = vi.hoisted(() => vi.fn<() => Promise<readonly object[]>>());
vi.mock('#src/chain/client/rex/rex-state.ts', () => ({ expiringLoans }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));

await loadTexts('en');
beforeEach(() => loadStoreEntries.clear());
afterEach(cleanup);

const eos = parseAsset('1.0000 EOS');

test('a list without loans says what it would list', async () => {
  expiringLoans.mockResolvedValue([]);
  render(inLocale(<ExpiringLoans />));
  expect(await screen.findByText('No CPU or NET is rented now')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Loans that expire next' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list with loans shows them', async () => {
  const loan = { kind: 'net', number: '7', from: 'alice', receiver: 'bob', expiresAt: Date.now() };
  expiringLoans.mockResolvedValue([{ ...loan, payment: eos, balance: eos, staked: eos }]);
  render(inLocale(<ExpiringLoans />));
  expect(await screen.findByRole('table', { name: 'Loans that expire next' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'bob' })).toBeTruthy();
});
