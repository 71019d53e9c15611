import { beforeEach, expect, test, vi } from 'vitest';
import { RpcError } from '#src/chain/rpc/errors.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { agreeToTerms } from '#src/stores/cross-chain/account-service.ts';

const proof = {
  signer: { actor: 'alice', permission: 'active' },
  signature: 'SIG',
  transaction: {},
};

const state = vi.hoisted(() => ({
  /** What each log-in does, by version. */
  logins: {} as Record<number, () => string>,
  agreed: [] as string[],
  created: [] as unknown[],
  signs: true,
}));

vi.mock('#src/stores/chain/chain.ts', () => ({
  chainConfig: () => ({ accountServiceUrl: 'https://service.example' }),
}));
vi.mock('#src/stores/chain/node.ts', () => ({ pageFetch: () => undefined }));
vi.mock('#src/stores/cross-chain/bridge-send.ts', () => ({
  proofOf: () => ({}),
  signForBridge: async (_user: unknown, _action: unknown, hand: (given: unknown) => unknown) => {
    if (state.signs) await hand(proof);
    return state.signs;
  },
}));
vi.mock('#src/chain/services/account-service.ts', () => ({
  createAccountService: () => ({
    login: async (_fields: unknown, version = 3) => state.logins[version]?.() ?? 'none',
    createUser: async (fields: unknown) => {
      state.created.push(fields);
      return { token: 'new' };
    },
    agree: async (token: string) => void state.agreed.push(token),
  }),
}));

const user = { actor: 'alice', permission: 'active' } as User;
const refused = (status: number) => () => {
  const text = { code: 0, name: '', what: '', message: 'refused', details: [], body: null };
  throw new RpcError({ ...text, endpoint: 'https://service.example', status });
};

beforeEach(() => Object.assign(state, { logins: {}, agreed: [], created: [], signs: true }));

test('agrees with the token of a log-in by a proof', async () => {
  state.logins = { 3: () => 'third' };
  expect(await agreeToTerms(user, null)).toBe('agreed');
  expect(state.agreed).toEqual(['third']);
});

test('logs in by the second version where the service lacks the third', async () => {
  state.logins = { 3: refused(404), 2: () => 'second' };
  expect(await agreeToTerms(user, null)).toBe('agreed');
  expect(state.agreed).toEqual(['second']);
});

test('reports that there is no user, and creates one with an email address', async () => {
  state.logins = { 3: refused(404), 2: refused(404) };
  expect(await agreeToTerms(user, null)).toBe('no-user');
  expect(state.agreed).toEqual([]);
  expect(await agreeToTerms(user, 'a@b.example')).toBe('agreed');
  expect(state.created).toEqual([{ email: 'a@b.example', name: 'alice', chainAccount: 'alice' }]);
  expect(state.agreed).toEqual(['new']);
});

test('passes another refusal on, and agrees to nothing without a signature', async () => {
  state.logins = { 3: refused(401) };
  await expect(agreeToTerms(user, null)).rejects.toThrow('refused');
  state.signs = false;
  expect(await agreeToTerms(user, null)).toBe('canceled');
  expect(state.agreed).toEqual([]);
});
