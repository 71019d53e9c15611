import { beforeEach, expect, test, vi } from 'vitest';
import { type Action, systemAction } from '#src/chain/actions/action.ts';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { initialHealth } from '#src/chain/rpc/health.ts';
import { wax } from '#src/chain/config/chains/wax.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';

type Links = readonly (readonly [contract: string, action: string])[];

const state = vi.hoisted(() => ({
  /** The links of alice@claimer by node; null for a node that does not respond. */
  links: {} as Record<string, Links | null>,
  asked: [] as string[],
}));

vi.mock('#src/chain/client/chain/other-nodes.ts', () => ({
  nodesOfAll: () => Object.keys(state.links),
  nodesAt: (_access: unknown, [node = '']: readonly string[]) => ({
    node: {
      getAccount: async (name: string) => {
        state.asked.push(`${node} ${name}`);
        const links = state.links[node];
        if (!links) throw new Error('down');
        const required_auth = { threshold: 1, keys: [], accounts: [], waits: [] };
        const permission = (perm_name: string, parent: string, all: Links) => ({
          perm_name,
          parent,
          required_auth,
          linked_actions: all.map(([account, action]) => ({ account, action })),
        });
        return {
          permissions: [
            permission('owner', '', []),
            permission('active', 'owner', []),
            permission('claimer', 'active', links),
          ],
        };
      },
    },
  }),
}));

const { actionsOnChain } = await import('#src/chain/client/signing/chain-actions.ts');

const accessOf = (config: ChainConfig) =>
  ({
    config,
    pool: { health: () => initialHealth(Object.keys(state.links)) },
  }) as unknown as ChainAccess;
const chainActions = (actions: readonly Action[], config: ChainConfig = jungle) =>
  actionsOnChain(accessOf(config), actions);
const A = 'https://a.example';
const B = 'https://b.org';
const vote = (permission = 'claimer') =>
  systemAction('voteproducer', 'alice', permission, { voter: 'alice', proxy: '', producers: [] });
const contractsOf = async (...actions: Action[]) =>
  (await chainActions(actions)).map(({ account }) => account);

beforeEach(() => {
  state.asked = [];
});

test('a form builds the action of the contract that its permission is linked to', async () => {
  state.links = { [A]: [['eosio', 'voteproducer']], [B]: [['eosio', 'voteproducer']] };
  expect(await contractsOf(vote())).toEqual(['eosio']);
  state.links = { [A]: [['core.vaulta', 'voteproducer']], [B]: [] };
  expect(await contractsOf(vote())).toEqual(['core.vaulta']);
  // Both: the contract in front takes it, as from active.
  const both = ['eosio', 'core.vaulta'].map((contract) => [contract, 'voteproducer'] as const);
  state.links = { [A]: both, [B]: both };
  expect(await contractsOf(vote())).toEqual(['core.vaulta']);
});

test('amounts are in the token that the system contract counts', async () => {
  state.links = { [A]: [['eosio', 'buyram']] };
  const data = { payer: 'alice', receiver: 'alice', quant: '1.0000 A' };
  const [action] = await chainActions([systemAction('buyram', 'alice', 'claimer', data)]);
  expect(action).toMatchObject({
    account: 'eosio',
    data: { quant: `1.0000 ${jungle.legacySymbol?.code ?? ''}` },
  });
});

test('a permission that is linked to neither is refused with the link that is missing', async () => {
  state.links = { [A]: [], [B]: [['eosio', 'refund']] };
  await expect(chainActions([vote()])).rejects.toThrow(
    'alice@claimer is not linked to core.vaulta::voteproducer',
  );
  // The system contract refuses this one where it has a contract in front.
  state.links = { [A]: [['eosio', 'claimrewards']] };
  const claim = systemAction('claimrewards', 'alice', 'claimer', { owner: 'alice' });
  await expect(chainActions([claim])).rejects.toThrow('core.vaulta::claimrewards');
});

test('one operator that hides a link does not refuse what another confirms', async () => {
  state.links = { [A]: [], [B]: [['eosio', 'voteproducer']] };
  expect(await contractsOf(vote())).toEqual(['eosio']);
});

test('without an answer the action goes where it goes from active', async () => {
  state.links = { [A]: null, [B]: null };
  expect(await contractsOf(vote())).toEqual(['core.vaulta']);
});

test('links are read for permissions below active alone, and on such chains alone', async () => {
  state.links = { [A]: [['eosio', 'voteproducer']] };
  expect(await contractsOf(vote('active'), vote('owner'))).toEqual(['core.vaulta', 'core.vaulta']);
  expect(await contractsOf({ ...vote(), isChosen: true })).toEqual(['eosio']);
  expect(await chainActions([vote()], wax)).toMatchObject([{ account: 'eosio' }]);
  expect(state.asked).toEqual([]);
});
