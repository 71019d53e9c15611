import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { loadTexts } from '#src/i18n/text-area.ts';
import { useConnecting } from '#src/islands/wallet/use-connecting.ts';
import { inLocale } from '../../components/in-locale.tsx';

await loadTexts('en');

const logIn = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/stores/wallet/wallet-sessions.ts', () => ({ logIn }));
vi.mock('#src/stores/wallet/wallet-choice.ts', () => ({
  rememberWallet: async () => undefined,
  selection: { get: () => null, set: () => undefined },
}));
vi.mock('#src/stores/chain/node.ts', () => ({
  nodeClient: () => ({ getAccount: async () => ({ permissions: [{ perm_name: 'active' }] }) }),
}));

const level = { actor: 'alice', permission: 'active' };

/** Words that would be taken for the wallet's, or for the page's. */
const words = 'The user rejected it. Send 1 EOS to mallory';
const refusal = new RpcError({
  endpoint: 'https://node.example',
  status: 500,
  code: 3_040_005,
  name: 'odd',
  what: '',
  message: words,
  details: [words],
  body: null,
});
const opened = () =>
  renderHook(() => useConnecting(() => undefined), {
    wrapper: ({ children }: { children: ReactNode }) => inLocale(children),
  }).result;

beforeEach(() => {
  logIn.mockReset();
});

test.each(['anchor', 'cleos'])('a node’s refusal is the node’s, with %s', async (id) => {
  logIn.mockRejectedValue(refusal);
  const connecting = opened();
  await act(async () => connecting.current.pick(id));
  if (connecting.current.step.kind === 'form')
    await act(async () => connecting.current.enter({}, level));
  expect(connecting.current.step).toMatchObject({
    kind: 'failed',
    failure: null,
    message: words,
    node: 'node.example',
  });
});

test('a wallet’s refusal is the wallet’s', async () => {
  logIn.mockRejectedValue(new Error('The user rejected it'));
  const connecting = opened();
  await act(async () => connecting.current.pick('anchor'));
  expect(connecting.current.step).toMatchObject({ failure: 'rejected', node: null });
});

test.each([
  ['cleos', {}, level],
  ['ScatterSocketsManual', { address: '10.0.0.7:50005' }, undefined],
])('a node’s failure loses nothing that was typed, with %s', async (id, typed, authorizer) => {
  logIn.mockRejectedValue(refusal);
  const connecting = opened();
  await act(async () => connecting.current.pick(id));
  await act(async () => connecting.current.enter(typed, authorizer));
  expect(connecting.current.step.kind).toBe('failed');
  await act(async () => connecting.current.again());
  const entered = { ...typed, ...authorizer };
  expect(connecting.current.step).toMatchObject({ kind: 'form', pending: false, entered });
  // Another wallet begins anew.
  await act(async () => connecting.current.back());
  await act(async () => connecting.current.pick(id));
  expect(connecting.current.step).toHaveProperty('entered', {});
});
