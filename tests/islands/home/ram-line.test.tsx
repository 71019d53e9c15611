import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RamLine } from '#src/islands/home/ram-line.tsx';
import { inLocale } from '#tests/components/in-locale.tsx';

const read = vi.hoisted(() => vi.fn());
vi.mock('#src/stores/history/latest.ts', async () => {
  const { createLoadStore } = await import('#src/stores/load-store.ts');
  const store = createLoadStore('ram', read);
  return { ramMarketStore: () => store };
});

it('a market that could not be read is requested again by a button', async () => {
  read.mockRejectedValueOnce(new Error('out of reach'));
  await act(async () => render(inLocale(<RamLine />)));
  read.mockResolvedValueOnce(null);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
