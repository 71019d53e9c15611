import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { WalletList } from '#src/components/wallet/wallet-list.tsx';
import { inLocale } from '../in-locale.tsx';

const onPick = vi.fn();
const wallet = { installed: null, website: null, lastUsed: false };

beforeEach(() => {
  onPick.mockClear();
  render(
    inLocale(
      <WalletList
        wallets={[
          { ...wallet, id: 'anchor', name: 'Anchor' },
          { ...wallet, id: 'wombat', name: 'Wombat' },
        ]}
        discontinued={[]}
        elsewhere={0}
        onPick={onPick}
      />,
    ),
  );
});
const search = () => screen.getByRole('searchbox', { name: 'Search wallets' });
const focused = () => document.activeElement?.textContent ?? '';

it('Enter picks the first wallet that is found, and nothing before something is typed', async () => {
  await userEvent.type(search(), '{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.type(search(), 'wom{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('wombat');
});

it.each([
  ['while its list is open', { isComposing: true }],
  ['as Safari sends it, after the end of its word', { keyCode: 229 }],
])('Enter of an input method picks no wallet: %s', (_, init) => {
  fireEvent.change(search(), { target: { value: 'a' } });
  fireEvent.keyDown(search(), { key: 'Enter', ...init });
  expect(onPick).not.toHaveBeenCalled();
});

it('arrows move between the search and the wallets, unless another key is held', () => {
  search().focus();
  fireEvent.keyDown(search(), { key: 'ArrowDown', isComposing: true });
  expect(document.activeElement).toBe(search());
  fireEvent.keyDown(search(), { key: 'ArrowDown' });
  expect(focused()).toContain('Anchor');
  const pressed = document.activeElement!;
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(fireEvent.keyDown(pressed, { key: 'ArrowDown', [modifier]: true })).toBe(true);
    expect(document.activeElement).toBe(pressed);
  }
  fireEvent.keyDown(pressed, { key: 'ArrowDown' });
  expect(focused()).toContain('Wombat');
});
