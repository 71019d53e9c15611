import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { CreatedAccounts } from '#src/islands/account/created-accounts.tsx';
import { inLocale } from '../../components/in-locale.tsx';

const skipped = vi.hoisted((): string[] => []);
/** Of 130 entries each fiftieth names no account. */
const entries = Array.from({ length: 130 }, (_, index) => ({
  name:
    index % 50 === 0
      ? null
      : `child.${String.fromCharCode(97 + (index % 26))}${String(Math.floor(index / 26) + 1)}`,
  timestamp: '2026-01-01T00:00:00.000',
  trx_id: 'ab',
}));

vi.mock('#src/stores/chain/client.ts', () => ({
  chainAccess: () =>
    openChain(
      { ...eos, hyperionUrl: 'https://hyperion.example' },
      {
        fetch: ((url: string) => {
          const { pathname, searchParams } = new URL(url);
          if (!pathname.endsWith('get_created_accounts'))
            return Promise.resolve(new Response('', { status: 404 }));
          const skip = searchParams.get('skip') ?? '0';
          skipped.push(skip);
          const accounts = entries.slice(Number(skip), Number(skip) + 100);
          return Promise.resolve(Response.json({ accounts }));
        }) as unknown as typeof fetch,
      },
    ),
}));

test('entries without a name are passed over, and the next page begins after them', async () => {
  await act(async () => render(inLocale(<CreatedAccounts name="alice" />)));
  expect(await screen.findByText('98+')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /more/i })));
  expect(await screen.findByText('127')).toBeTruthy();
  expect(skipped).toEqual(['0', '100']);
  // Of a long list those near the viewport are in the page, and it says how many there are.
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('128');
});
