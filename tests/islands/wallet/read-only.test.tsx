import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chainByKey, type ChainKey } from '#src/chain/config/registry.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { ConnectWindow } from '#src/islands/wallet/connect-window.tsx';
import { WalletPage } from '#src/islands/wallet/wallet-page.tsx';
import { logIn } from '#src/stores/wallet/wallet-sessions.ts';
import { $connecting, $user } from '#src/stores/wallet/wallet-state.ts';
import { inLocale } from '../../components/in-locale.tsx';

const on = vi.hoisted((): { key: ChainKey } => ({ key: 'ultra' }));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey(on.key) }));
// Names of other accounts come from the node.
vi.mock('#src/islands/wallet/with-known-names.tsx', () => ({
  WithKnownNames: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('#src/stores/wallet/restore-user.ts', () => ({ restoreUser: () => Promise.resolve() }));

const alice = { actor: 'alice', permission: 'active' } as User;
const form = <WalletPage title="Transfer">{(user) => <p>Form of {user.actor}</p>}</WalletPage>;

/** The parts are loaded when they are drawn. */
const found = (text: string) => screen.findByText(text, {}, { timeout: 15_000 });
/** React keeps what was suspended within `act` until it ends. */
const shown = (what: ReactNode) => act(async () => render(inLocale(what)));

beforeEach(() => {
  $user.set(null);
  $connecting.set(false);
});

test.each([
  ['ultra', /rules of their own/],
  ['ux', /rules of their own/],
  ['libre', /have not been compared/],
] as const)('on %s a wallet page says why it has no form, to users too', async (key, reason) => {
  on.key = key;
  for (const user of [null, alice]) {
    $user.set(user);
    const { unmount } = await shown(form);
    expect(await found('Nothing is signed on this chain')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByText('Form of alice')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    unmount();
  }
});

test('on a chain that signs the same page shows its form', async () => {
  on.key = 'bos';
  $user.set(alice);
  await shown(form);
  expect(await found('Form of alice')).toBeTruthy();
  expect(screen.queryByText('Nothing is signed on this chain')).toBeNull();
});

test('the window of wallets has none on a read-only chain', async () => {
  on.key = 'ultra';
  $connecting.set(true);
  await shown(<ConnectWindow />);
  expect(await found('Nothing is signed on this chain')).toBeTruthy();
  expect(screen.queryByText('Anchor')).toBeNull();
});

test('no wallet is opened on a read-only chain, from any form', async () => {
  on.key = 'ultra';
  await expect(logIn('anchor')).rejects.toThrow('Nothing is signed on this chain.');
});
