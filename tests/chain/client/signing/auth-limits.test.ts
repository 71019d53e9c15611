import { beforeEach, expect, test, vi } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { deleteauth } from '#src/chain/actions/permission.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { initialHealth } from '#src/chain/rpc/health.ts';
import type { AuthLimit } from '#src/chain/model/permission/auth-limit.ts';

const state = vi.hoisted(() => ({
  /** The limit of alice by node; undefined for a node that does not respond. */
  limits: {} as Record<string, AuthLimit | null | 'no-table' | undefined>,
  asked: 0,
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
    if (limit === 'no-table') throw noTable();
    return limit;
  },
}));

const { actionsOnChain } = await import('#src/chain/client/signing/chain-actions.ts');

const access = () =>
  ({
    config: jungle,
    pool: { health: () => initialHealth(Object.keys(state.limits)) },
  }) as unknown as ChainAccess;
const noTable = () =>
  new RpcError({
    endpoint: 'https://a.example',
    status: 500,
    code: 3060003,
    name: 'contract_table_query_exception',
    message: 'Table limitauthchg is not specified in the ABI',
    what: '',
    body: null,
    details: [],
  });
const A = 'https://a.example';
const B = 'https://b.org';
const onlyOwner = { allowed: ['owner'], disallowed: [] };
const built = async (permission: string) => {
  const [action] = await actionsOnChain(access(), [deleteauth('alice', 'games', permission)]);
  return { account: action?.account, by: action?.data['authorized_by'] };
};

beforeEach(() => {
  Object.assign(state, { limits: { [A]: onlyOwner, [B]: onlyOwner }, asked: 0 });
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

test('no request is sent on a chain whose contract has no such limit', async () => {
  const authLimits = () => Promise.resolve(false);
  const [action] = await actionsOnChain(access(), [deleteauth('alice', 'games')], { authLimits });
  expect(action?.data).not.toHaveProperty('authorized_by');
  expect(state.asked).toBe(0);
});

test('a node whose contract has no such table reports no limit', async () => {
  state.limits = { [A]: 'no-table', [B]: 'no-table' };
  expect((await built('active')).by).toBeUndefined();
});
