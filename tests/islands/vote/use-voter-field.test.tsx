import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useVoterField } from '#src/islands/vote/use-voter-field.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from '../../components/in-locale.tsx';

/** Whether an account exists, by its name. The node has not heard of others. */
const accountExists = vi.hoisted(() =>
  vi.fn<(access: unknown, name: string) => Promise<boolean>>(),
);
vi.mock('#src/chain/client/account/account-exists.ts', () => ({ accountExists }));
vi.mock('#src/stores/chain/node.ts', () => ({ nodeClient: vi.fn(), nodePool: vi.fn() }));
vi.mock('#src/stores/multisig/multisig-mode.ts', async () => {
  const { atom } = await import('nanostores');
  return { $multisigMode: atom(false) };
});
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({ useUser: () => null }));
accountExists.mockImplementation((_, name) => Promise.resolve(name === 'bob'));

await loadTexts('en');
afterEach(cleanup);

function Field({ onName }: { onName: (name: string | null) => void }) {
  return useVoterField('', onName).field;
}

function type(name: string) {
  const onName = vi.fn<(name: string | null) => void>();
  const { container } = render(inLocale(<Field onName={onName} />));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: name } });
  const picture = () => container.querySelector('[data-slot="identicon"]');
  return { onName, picture };
}

test('the picture of a typed name is shown before the field is left', async () => {
  const { onName, picture } = type('bob');
  expect(picture()).toBeNull();
  await vi.waitFor(() => expect(picture()).not.toBeNull());
  expect(onName).not.toHaveBeenCalled();
});

test('a typed name without an account has no picture, and the field says why', async () => {
  const { picture } = type('nobody');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Account not found/);
  expect(picture()).toBeNull();
});
