import { beforeEach, expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ActionTrace, ActionView } from '#src/chain/model/action/action.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import { balanceChanges } from '#src/chain/model/transaction/balance-changes.ts';
import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import { movingChain } from '#src/chain/model/transaction/token-moves.ts';
import { dryRuns } from '#src/stores/signing/dry-runs.ts';
import { pay, systemCall } from '../../chain/model/signing/warnings/facts.ts';

const ONE = 'https://api.one.io';
const TWO = 'https://api.two.io';
const THREE = 'https://api.three.io';

const state = vi.hoisted(() => ({
  runs: {} as Record<string, () => unknown>,
  asked: [] as string[],
  contradictions: [] as unknown[],
  mismatchReporters: [] as string[],
}));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/abis.ts', () => ({
  chainAbis: async () => ({
    endpoints: () => ['https://api.one.io'],
    mismatchReporters: () => state.mismatchReporters,
  }),
}));
vi.mock('#src/stores/signing/decode-nested.ts', () => ({
  withData: async (actions: unknown) => actions,
}));
vi.mock('#src/chain/client/chain/two-operators.ts', async (original) => ({
  ...(await original<object>()),
  nodesInOrder: () => ['https://api.one.io', 'https://api.two.io', 'https://api.three.io'],
  accessAt: (_: unknown, node: string) => ({ node }),
}));
vi.mock('#src/chain/client/signing/dry-run.ts', () => ({
  dryRun: async ({ node }: { node: string }) => {
    state.asked.push(node);
    return state.runs[node]?.() ?? { kind: 'unknown' };
  },
}));
vi.mock('#src/chain/sign/transaction/compare-dry-run.ts', () => ({
  contradictionsOfRun: async () => state.contradictions,
}));

const view = (change?: Parameters<typeof pay>[0]): ActionView => ({
  ...pay(change),
  hexData: null,
});
const payment = view();
const balances = balanceChanges([asTrace(payment, 0)], movingChain(eos));
const transaction = { packed: 'ab', actions: [payment], balances };
const done = (...actions: ActionTrace[]) =>
  ({ kind: 'done', endpoint: TWO, cpu: 1, net: 1, ram: [], actions }) satisfies DryRun;
const runs = (count: 1 | 2) => dryRuns(transaction, count, new AbortController().signal);

beforeEach(() =>
  Object.assign(state, { runs: {}, asked: [], contradictions: [], mismatchReporters: [] }),
);

test('who served the ABIs gets the last request', async () => {
  expect(await runs(2)).toEqual({ responses: [], incomplete: 'failed' });
  expect(state.asked).toEqual([TWO, THREE, ONE]);
});

test('an operator that objected gets no other request: its ABI was compared since', async () => {
  state.mismatchReporters = ['https://eos.two.io'];
  await runs(2);
  expect(state.asked).toEqual([THREE, ONE]);
});

test('an operator that objected to an ABI of its own gets another request', async () => {
  state.mismatchReporters = [ONE];
  await runs(2);
  expect(state.asked).toContain(ONE);
});

test('one operator gets one request, and a third one is used after two', async () => {
  const run = () => done(asTrace(payment, 0));
  state.runs = { [ONE]: run, [TWO]: run, [THREE]: run };
  expect((await runs(1)).responses).toHaveLength(1);
  expect(state.asked).toEqual([TWO]);
  expect((await runs(2)).incomplete).toBeNull();
  expect(state.asked).toEqual([TWO, TWO, THREE, ONE]);
});

test('a run has its balances if they differ from those of the bytes', async () => {
  state.runs = { [TWO]: () => done(asTrace(payment, 0)) };
  expect((await runs(1)).responses[0]?.balances).toBeNull();
  const more = asTrace(view({ to: 'mallory', quantity: '9.0000 EOS' }), 1);
  state.runs = { [TWO]: () => done({ ...asTrace(payment, 0), inline: [more] }) };
  const [run] = (await runs(1)).responses;
  expect(run?.balances?.map(({ holder }) => holder)).toContain('mallory');
});

test('a run has its contradictions and the changes of power that contracts send', async () => {
  state.contradictions = [{ field: 'to' }];
  const deletion = { ...systemCall('deleteauth', { account: 'alice' }), hexData: null };
  const inline = [asTrace(deletion, 1), asTrace(payment, 2)];
  state.runs = { [TWO]: () => done({ ...asTrace(payment, 0), inline }) };
  const [run] = (await runs(1)).responses;
  expect(run?.contradictions).toEqual([{ field: 'to' }]);
  expect(run?.powers).toMatchObject([
    { actionIndex: 0, within: [{ kind: 'inline' }], actions: [{ name: 'deleteauth' }] },
  ]);
});

test('a refusal is an answer', async () => {
  const refused: DryRun = { kind: 'refused', endpoint: TWO, message: 'no' };
  state.runs = { [TWO]: () => refused };
  expect((await runs(1)).responses).toEqual([
    { dryRun: refused, balances: null, contradictions: [], powers: [] },
  ]);
});
