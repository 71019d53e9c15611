import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import type { RequestSigning } from '#src/stores/search/request-signing.ts';
import { $user } from '#src/stores/wallet/wallet-state.ts';

const state = vi.hoisted(() => ({ actions: [] as Action[] }));
const transact = vi.hoisted(() => vi.fn());
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/wallet/wallet.ts', () => ({ transact }));
vi.mock('#src/stores/search/request-signing.ts', () => ({
  requestSigning: async (): Promise<RequestSigning> => ({
    kind: 'ready',
    actions: state.actions,
    prepare: {},
    callback: false,
  }),
}));

const { SignRequest } = await import('#src/islands/search/sign-request.tsx');

const authorization = [{ actor: 'alice', permission: 'active' }];

test('a request that changes who controls the account is reviewed once that is ticked', async () => {
  $user.set({ actor: 'alice', permission: 'active' } as User);
  state.actions = [{ account: 'eosio', name: 'updateauth', authorization, data: {} }];
  render(<SignRequest text="esr:AA" embedded />);
  const tick = await screen.findByRole('checkbox', { name: /controls this account/ });
  const button = screen.getByRole('button', { name: 'Review as alice@active' });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.click(tick);
  fireEvent.click(button);
  await waitFor(() => expect(transact).toHaveBeenCalledOnce());
});

test('another one is reviewed at once', async () => {
  $user.set({ actor: 'alice', permission: 'active' } as User);
  state.actions = [{ account: 'eosio.token', name: 'transfer', authorization, data: {} }];
  render(<SignRequest text="esr:AA" embedded />);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Review/ })).toHaveProperty('disabled', false),
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});
