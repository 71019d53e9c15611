import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';

vi.mock('#src/islands/search/use-typed.ts', () => ({
  useTyped: () => ({ rows: [], pending: false }),
}));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({ useUser: () => null }));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('eos') }));

const { SearchBox } = await import('#src/islands/shell/search-box.tsx');

beforeEach(async () => {
  sessionStorage.setItem('pronghorn-searches', JSON.stringify(['alice', 'bob']));
  await act(async () => render(<SearchBox locale="en" />));
  await act(() => userEvent.click(screen.getByRole('combobox')));
  await screen.findByRole('option', { name: /alice/ });
});
afterEach(cleanup);

it('Tab leads from the box to the button that clears recent searches', async () => {
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Clear');
  await userEvent.keyboard('{Enter}');
  expect(sessionStorage.getItem('pronghorn-searches')).toBe('[]');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

it('Escape gives the focus back to the box, and closes the list', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(screen.queryByRole('option')).toBeNull();
});

it('Tab leaves the list behind', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('option')).toBeNull();
});
