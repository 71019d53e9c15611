import { beforeEach, expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { NestedTransactionRef } from '#src/chain/model/signing/nested-actions.ts';
import { decodeNested, viewOf } from '#src/stores/signing/decode-nested.ts';
import { pay } from '../../chain/model/signing/warnings/facts.ts';

const ONE = 'https://api.one.io';
const TWO = 'https://api.two.io';

const state = vi.hoisted(() => ({
  /** The actions of each proposal, by name, as each node has them. */
  proposals: {} as Record<string, Record<string, unknown[]>>,
  reads: 0,
}));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/abis.ts', () => ({ chainAbis: async () => ({}) }));
vi.mock('#src/chain/sign/abi/read-actions.ts', () => ({
  readActions: async (actions: unknown) => actions,
}));
vi.mock('#src/chain/client/chain/two-operators.ts', async (original) => ({
  ...(await original<object>()),
  nodesInOrder: () => ['https://api.one.io', 'https://api.two.io'],
  accessAt: (_: unknown, node: string) => ({ node }),
}));
vi.mock('#src/stores/multisig/used-proposals.ts', () => ({
  loadNestedTransaction: async (
    { node }: { node: string },
    _: unknown,
    carried: NestedTransactionRef,
  ) => {
    state.reads++;
    const empty = { context_free_actions: [], transaction_extensions: [] };
    if (carried.kind === 'carried')
      return { transaction: { ...empty, ...(carried.transaction as object) }, use: null };
    const { name, proposer } = carried.nesting;
    const actions = state.proposals[node]?.[name];
    const use = { proposer, name, proposal: actions ? {} : null };
    return { transaction: actions ? { ...empty, actions } : null, use };
  },
}));

beforeEach(() => Object.assign(state, { proposals: {}, reads: 0 }));

const payment: ActionView = { ...pay(), hexData: '' };
const msig = (name: string, proposal: string): ActionView => ({
  account: 'eosio.msig',
  name,
  authorization: [],
  data: { proposer: 'bob', proposal_name: proposal, executer: 'alice' },
  hexData: '',
});
const carrying = (trx: object): ActionView => ({
  account: 'eosio.wrap',
  name: 'exec',
  authorization: [],
  data: { executer: 'alice', trx },
  hexData: '',
});
const wrapping = (...actions: ActionView[]) => carrying({ actions });
const wrapped = (depth: number): ActionView =>
  depth === 0 ? payment : wrapping(wrapped(depth - 1));
const has = (proposals: Record<string, unknown[]>) =>
  (state.proposals = { [ONE]: proposals, [TWO]: proposals });
const depths = async (...actions: ActionView[]) => {
  const [reading] = (await decodeNested(actions)).responses;
  return reading?.nested.map(({ within }) => within.length);
};

test('nothing is requested for actions that carry none', async () => {
  expect(await decodeNested([payment])).toEqual({
    responses: [{ nested: [], proposals: [], extensions: [], complete: true, truncated: false }],
    incomplete: null,
  });
  expect(state.reads).toBe(0);
});

test.each([1, 5, 20])('actions %i levels deep are read', async (depth) => {
  const [reading] = (await decodeNested([wrapped(depth)])).responses;
  expect(reading).toMatchObject({ complete: true, truncated: false });
  expect(reading?.nested.at(-1)).toMatchObject({ actions: [{ name: 'transfer' }] });
  expect(reading?.nested.at(-1)?.within).toHaveLength(depth);
});

test('a hundred transactions are read, and more are not silently left out', async () => {
  const many = (count: number) => Array.from({ length: count }, () => wrapped(1));
  const [all] = (await decodeNested(many(100))).responses;
  expect(all?.nested).toHaveLength(100);
  expect(all?.truncated).toBe(false);
  const [cut] = (await decodeNested(many(101))).responses;
  expect(cut?.nested).toHaveLength(100);
  expect(cut?.truncated).toBe(true);
});

test('a thousand actions are read, and of more none is silently left out', async () => {
  const actions = (count: number) => Array.from({ length: count }, () => payment);
  const [all] = (await decodeNested([wrapping(...actions(600)), wrapping(...actions(400))]))
    .responses;
  expect(all?.nested.map((one) => one.actions.length)).toEqual([600, 400]);
  expect(all?.truncated).toBe(false);
  const [cut] = (await decodeNested([wrapping(...actions(600)), wrapping(...actions(401))]))
    .responses;
  expect(cut?.nested).toHaveLength(1);
  expect(cut?.truncated).toBe(true);
  const free = carrying({ actions: actions(1), context_free_actions: actions(1_000) });
  expect((await decodeNested([free])).responses[0]?.truncated).toBe(true);
});

test('a proposal that is executed a hundred times does not hold up the page', async () => {
  has({
    many: Array.from({ length: 500 }, () => payment),
    all: Array.from({ length: 99 }, () => msig('exec', 'many')),
  });
  const [reading] = (await decodeNested([msig('approve', 'all')])).responses;
  expect(reading?.truncated).toBe(true);
  expect(reading?.nested.flatMap(({ actions }) => actions).length).toBeLessThanOrEqual(1_000);
});

test('proposals that execute each other are read once, and the inner one is unknown', async () => {
  has({ first: [msig('exec', 'second')], second: [msig('exec', 'first'), payment] });
  const [reading] = (await decodeNested([msig('exec', 'first')])).responses;
  expect(reading?.nested.map(({ within }) => within.length)).toEqual([1, 2]);
  expect(reading?.truncated).toBe(true);
});

test.each(['approve', 'exec'])(
  'a proposal that carries out %s on its own name means another one, which nobody knows yet',
  async (act) => {
    has({ again: [payment, msig(act, 'again')] });
    const [reading] = (await decodeNested([msig('approve', 'again')])).responses;
    expect(reading?.nested[0]?.actions).toHaveLength(2);
    expect(reading?.truncated).toBe(true);
  },
);

test('context-free actions are read at any depth, by themselves, and what they carry too', async () => {
  const free = carrying({ actions: [payment], context_free_actions: [wrapping(payment)] });
  const [reading] = (await decodeNested([wrapping(free)])).responses;
  const wrapped = { kind: 'wrapped' };
  const unauthorized = { kind: 'context-free' };
  expect(reading?.nested.map(({ within }) => within)).toEqual([
    [wrapped],
    [wrapped, wrapped],
    [wrapped, wrapped, unauthorized],
    [wrapped, wrapped, unauthorized, wrapped],
  ]);
  expect(reading?.nested.at(-1)?.actions).toEqual([payment]);
});

test('extensions of nested transactions are named, with their place', async () => {
  const extended = carrying({
    actions: [],
    transaction_extensions: [
      [0, 'ab'],
      [9, ''],
    ],
  });
  const [reading] = (await decodeNested([wrapping(extended)])).responses;
  const within = [{ kind: 'wrapped' }, { kind: 'wrapped' }];
  expect(reading?.extensions).toEqual([
    { type: 0, within },
    { type: 9, within },
  ]);
});

test('what an ABI describes as something else than fields is shown under one name', async () => {
  const read = { account: 'game', name: 'play', authorization: [], hexData: '0a', problem: null };
  expect(viewOf({ ...read, data: ['bob', '5.0000 EOS'] }).data).toEqual({
    value: ['bob', '5.0000 EOS'],
  });
  expect(viewOf({ ...read, data: 'bob' }).data).toEqual({ value: 'bob' });
  expect(viewOf({ ...read, data: { to: 'bob' } }).data).toEqual({ to: 'bob' });
  expect(viewOf({ ...read, data: null }).data).toBeNull();
});

test('the same proposal in two places is read in both', async () => {
  has({ pay: [payment] });
  expect(await depths(msig('exec', 'pay'), msig('approve', 'pay'))).toEqual([1, 1]);
});

test('what each of two operators reports is shown', async () => {
  state.proposals = { [ONE]: { pay: [payment] }, [TWO]: { pay: [wrapped(1)] } };
  const { responses, incomplete } = await decodeNested([msig('exec', 'pay')]);
  expect(responses.map(({ nested }) => nested[0]?.actions[0]?.name)).toEqual(['transfer', 'exec']);
  expect(incomplete).toBeNull();
});

test('a proposal that one operator does not have is not confirmed by two', async () => {
  state.proposals = { [ONE]: { pay: [payment] }, [TWO]: {} };
  const { responses, incomplete } = await decodeNested([msig('exec', 'pay')]);
  expect(responses.map(({ proposals }) => proposals[0]?.proposal)).toEqual([{}, null]);
  expect(incomplete).toBe('failed');
});
