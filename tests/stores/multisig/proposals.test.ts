import { expect, test, vi } from 'vitest';
import type { SigningIntent } from '#src/chain/client/signing/signing-facts.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { serializeAction } from '#src/chain/sign/abi/serialize.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { proposalWarningsStore } from '#src/stores/multisig/proposal-warnings.ts';
import { proposalStore } from '#src/stores/multisig/proposals.ts';
import type { LoadStore } from '#src/stores/load-store.ts';
import { soon } from '#tests/soon.ts';
import { facts } from '../../chain/model/signing/warnings/facts.ts';
import { tokenAbi } from '../../chain/sign/fake-node.ts';

const abi = abiFromJson(JSON.parse(JSON.stringify(tokenAbi)));
const state = vi.hoisted(() => ({ packed: '' }));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({ config: eos }) }));
vi.mock('#src/stores/chain/abis.ts', () => ({
  chainAbis: async () => ({ read: async () => abi }),
}));
vi.mock('#src/stores/favorites/favorites.ts', () => ({ favorites: () => [] }));
vi.mock('#src/chain/client/proposal/proposals.ts', async (original) => ({
  ...(await original<object>()),
  openProposal: async () => ({
    packedTransaction: state.packed,
    approvals: [],
    earliestExecution: null,
  }),
  authoritiesOf: async () => new Map(),
}));
vi.mock('#src/chain/client/signing/signing-facts.ts', () => {
  const known = ({ actions, nested = [], extensions = [] }: SigningIntent) =>
    facts({ actions, nested, extensions });
  return {
    localFacts: (_: unknown, intent: SigningIntent) => known(intent),
    signingFacts: async (_: unknown, intent: SigningIntent) => ({
      responses: [known(intent)],
      incomplete: null,
    }),
  };
});

const transfer = (memo: string, signers: readonly string[], account = 'eosio.token') => ({
  account,
  name: 'transfer',
  authorization: signers.map((actor) => ({ actor, permission: 'active' })),
  data: serializeAction(abi, 'transfer', {
    from: 'alice',
    to: 'bob',
    quantity: '1.0000 EOS',
    memo,
  }),
});

const packed = (change: object) =>
  packTransaction({
    expiration: '2030-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    actions: [transfer('rent', ['alice'])],
    ...change,
  }).packed;

async function loaded<T>({ $state }: LoadStore<T>): Promise<unknown> {
  const leave = $state.listen(() => undefined);
  await soon(() => expect($state.get().kind).toBe('ready'));
  leave();
  const state = $state.get();
  return state.kind === 'ready' ? state.value : null;
}

test('a proposal has its context-free actions, decoded, besides the others', async () => {
  state.packed = packed({ context_free_actions: [transfer('free', [], 'fake.token')] });
  expect(await loaded(proposalStore('alice/free'))).toMatchObject({
    actions: [{ account: 'eosio.token', data: { memo: 'rent' } }],
    contextFree: [{ account: 'fake.token', authorization: [], data: { memo: 'free' } }],
    raw: { context_free_actions: [{ account: 'fake.token' }] },
  });
});

test('context-free actions of a proposal are warned of as others, and as what they are', async () => {
  state.packed = packed({ context_free_actions: [transfer('free', [], 'fake.token')] });
  const within = [{ kind: 'context-free' }];
  expect(await loaded(proposalWarningsStore(state.packed))).toMatchObject({
    warnings: expect.arrayContaining([
      { rule: 'context-free', within },
      expect.objectContaining({ rule: 'foreign-token', contract: 'fake.token', within }),
      { rule: 'unknown-contract', contract: 'fake.token', within },
    ]) as unknown,
  });
});

test('an extension of a proposal is named before the others', async () => {
  state.packed = packed({ transaction_extensions: [[0, 'ab']] });
  expect(await loaded(proposalWarningsStore(state.packed))).toMatchObject({
    warnings: [{ rule: 'extension', type: 0 }],
  });
});
