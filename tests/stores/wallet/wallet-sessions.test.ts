import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionsOptions } from '#src/chain/sign/session/session.ts';

const state = vi.hoisted(() => ({
  counts: true,
  asked: [] as unknown[],
  kept: [] as string[],
  offline: false,
  options: null as Pick<SessionsOptions, 'proves'> | null,
}));

const chain = {
  key: 'eos',
  chainId: 'aa',
  readOnly: null,
  endpoints: { provider: ['https://node.example'], default: [] },
};

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chain }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/abis.ts', () => ({ chainAbis: async () => ({}) }));
vi.mock('#src/stores/chain/node.ts', () => ({ nodeClient: () => ({}) }));
vi.mock('#src/chain/sign/session/signing-node.ts', () => ({ signingNode: () => ({}) }));
vi.mock('#src/chain/sign/transaction/required-delay.ts', () => ({ requiredDelay: () => 0 }));
vi.mock('#src/chain/sign/session/session.ts', () => ({
  openSessions: (options: Pick<SessionsOptions, 'proves'>) => {
    state.options = options;
    return {
      login: async ({ plugin }: { plugin: { publicKey: string | null } }, level: object) => ({
        user: { ...level, publicKey: plugin.publicKey },
      }),
    };
  },
}));
vi.mock('#src/chain/sign/wallets/table.ts', () => ({
  walletById: (id: string) => ({
    id,
    type: id === 'key' ? 'key' : null,
    load: async () => ({
      open: ({ publicKey = null }: { publicKey?: string | null }) => ({
        publicKey: id === 'key' ? 'PUB_K1_own' : publicKey,
      }),
    }),
  }),
}));
vi.mock('#src/chain/client/account/permission-key.ts', () => ({
  isAuthorizedByTwoOperators: async (_access: unknown, level: object, key: string) => {
    state.asked.push([level, key]);
    if (state.offline) throw new Error('No node responded');
    return state.counts;
  },
  keysFromTwoOperators: async () => [],
  isPasskeyAuthorizedByTwoOperators: async () => {
    if (state.offline) throw new Error('No node responded');
    return true;
  },
}));
vi.mock('#src/stores/wallet/users.ts', () => ({
  changeUsers: async () => void state.kept.push('kept'),
  loadUsers: async () => undefined,
}));

const { logIn } = await import('#src/stores/wallet/wallet-sessions.ts');
const alice = { actor: 'alice', permission: 'active' };

beforeEach(() => Object.assign(state, { counts: true, asked: [], kept: [], offline: false }));

test.each([
  ['ledger', { index: 0, publicKey: 'PUB_K1_device' }, 'PUB_K1_device'],
  ['key', { privateKey: '5K' }, 'PUB_K1_own'],
])(
  'a key that a visitor combines with a name is proven at the nodes: %s',
  async (id, input, key) => {
    state.counts = false;
    await expect(logIn(id, input, alice)).rejects.toThrow();
    expect(state.asked).toEqual([[alice, key]]);
    expect(state.kept).toEqual([]);
    state.counts = true;
    await logIn(id, input, alice);
    expect(state.kept).toEqual(['kept']);
  },
);

test('a wallet that names its accounts needs no such proof', async () => {
  await logIn('anchor', {}, alice);
  expect(state.asked).toEqual([]);
});

test.each(['PUB_K1_own', null])(
  'the signature of a log-in proves nothing while no node responds: %s',
  async (key) => {
    await logIn('anchor', {}, alice);
    const proves = async () => state.options?.proves?.(alice, key, () => true);
    expect(await proves()).toBe(true);
    state.offline = true;
    await expect(proves()).rejects.toThrow('No node responded');
  },
);
