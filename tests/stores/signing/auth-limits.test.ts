import { beforeEach, expect, test, vi } from 'vitest';
import { deleteauth } from '#src/chain/actions/permission.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { initialHealth } from '#src/chain/rpc/health.ts';
import type { AuthLimit } from '#src/chain/model/permission/auth-limit.ts';

const state = vi.hoisted(() => ({
  hasLimits: true as boolean | null,
  /** The limit of alice by node; undefined for a node that does not respond. */
  limits: {} as Record<string, AuthLimit | null | undefined>,
  asked: 0,
}));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => jungle }));
vi.mock('#src/stores/chain/contract-facts.ts', () => ({
  actualFacts: () => Promise.resolve({ authLimits: state.hasLimits }),
}));
vi.mock('#src/stores/chain/client.ts', () => ({
  chainAccess: () => ({
    config: { endpoints: { provider: [], actions: [], transactions: [] } },
    pool: { health: () => initialHealth(Object.keys(state.limits)) },
  }),
}));
vi.mock('#src/chain/client/chain/other-nodes.ts', () => ({
  nodesOfAll: () => Object.keys(state.limits),
  nodesAt: (_access: unknown, [node = '']: readonly string[]) => ({ pool: node }),
}));
vi.mock('#src/chain/tables/auth-limit.ts', () => ({
  authLimitOf: async (node: string) => {
    state.asked++;
    const limit = state.limits[node];
    if (limit === undefined) throw new Error('down');
    return limit;
  },
}));

const { chainActions } = await import('#src/stores/signing/chain-actions.ts');
const { transact } = await import('#src/stores/wallet/wallet.ts');
const { $outcome } = await import('#src/stores/wallet/wallet-state.ts');

const A = 'https://a.example';
const B = 'https://b.org';
const onlyOwner = { allowed: ['owner'], disallowed: [] };
const built = async (permission: string) => {
  const [action] = await chainActions([deleteauth('alice', 'games', permission)]);
  return { account: action?.account, by: action?.data['authorized_by'] };
};

beforeEach(() => {
  Object.assign(state, { hasLimits: true, limits: { [A]: onlyOwner, [B]: onlyOwner }, asked: 0 });
  $outcome.set(null);
});

test('a permission that may change permissions is named in the action', async () => {
  expect(await built('owner')).toEqual({ account: 'eosio', by: 'owner' });
  state.limits = { [A]: { allowed: [], disallowed: ['owner'] }, [B]: undefined };
  expect(await built('active')).toEqual({ account: 'core.vaulta', by: 'active' });
});

test('an action that the chain would refuse is not built', async () => {
  await expect(built('active')).rejects.toThrow(
    'alice does not let its permission active change permissions. These may: alice@owner.',
  );
  expect(await transact([deleteauth('alice', 'games')])).toBe(false);
  expect($outcome.get()).toMatchObject({ kind: 'error' });
});

test('one operator that reports no such limit is enough to continue: the chain decides', async () => {
  state.limits = { [A]: onlyOwner, [B]: null };
  expect((await built('active')).by).toBe('active');
});

test('nothing is filled in without a limit, or where no node responds', async () => {
  state.limits = { [A]: null, [B]: null };
  expect((await built('active')).by).toBeUndefined();
  state.limits = { [A]: undefined, [B]: undefined };
  expect((await built('active')).by).toBeUndefined();
});

test('no node is requested on a chain whose contract has no such limit', async () => {
  state.hasLimits = false;
  expect((await built('active')).by).toBeUndefined();
  expect(state.asked).toBe(0);
});
