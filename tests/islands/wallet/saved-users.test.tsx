import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedUser, Users } from '#src/chain/sign/users/users.ts';
import { inLocale } from '../../components/in-locale.tsx';

const alice: SavedUser = {
  chain: 'eos',
  chainId: '',
  actor: 'alice',
  permission: 'active',
  wallet: 'anchor',
  publicKey: null,
  type: 'app',
  index: null,
  delaySeconds: 0,
  data: {},
};

const state = vi.hoisted(() => ({
  /** Has the shared storage answer. */
  answer: (): void => undefined,
}));

vi.mock('#src/stores/wallet/users.ts', async () => {
  const { atom } = await import('nanostores');
  const $users = atom<Users>({ saved: [], current: null });
  return {
    $users,
    loadUsers: () =>
      new Promise<void>((resolve) => {
        state.answer = () => {
          $users.set({ saved: [alice], current: null });
          resolve();
        };
      }),
  };
});
vi.mock('#src/stores/wallet/wallet-sessions.ts', () => ({}));
vi.mock('#src/stores/chain/chain.ts', async () => {
  const { chainByKey } = await import('#src/chain/config/registry.ts');
  return { chainConfig: () => chainByKey('eos') };
});

/** The window as it stands: users before the wallets, or after them. */
async function open() {
  const { SavedUsers, useUsersFirst } = await import('#src/islands/wallet/saved-users.tsx');
  const { loadTexts } = await import('#src/i18n/text-area.ts');
  await loadTexts('en');
  function Choice() {
    const first = useUsersFirst();
    const users = <SavedUsers first={first} onDone={() => undefined} />;
    return (
      <>
        {first && users}
        <p>wallets</p>
        {!first && users}
      </>
    );
  }
  await act(async () => {
    render(
      inLocale(
        <Suspense fallback="waiting">
          <Choice />
        </Suspense>,
      ),
    );
  });
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const { $users } = await import('#src/stores/wallet/users.ts');

beforeEach(() => {
  // What is known is known for as long as a page is.
  vi.resetModules();
  $users.set({ saved: [], current: null });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => vi.useRealTimers());

test('users that are known in time come before the wallets', async () => {
  await open();
  expect(screen.queryByText('wallets')).toBeNull();
  await act(async () => state.answer());
  expect(isBefore(screen.getByText('alice'), screen.getByText('wallets'))).toBe(true);
});

test('users that are known late come after them, and nothing that is there moves', async () => {
  await open();
  await act(async () => vi.advanceTimersByTime(500));
  const wallets = screen.getByText('wallets');
  expect(screen.queryByText('alice')).toBeNull();
  await act(async () => state.answer());
  expect(isBefore(wallets, screen.getByText('alice'))).toBe(true);
});
