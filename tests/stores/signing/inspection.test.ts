import { beforeEach, expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ActionTrace, ActionView } from '#src/chain/model/action/action.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import type { SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { type Inspection, inspect } from '#src/stores/signing/inspection.ts';
import { soon } from '#tests/soon.ts';
import { pay } from '../../chain/model/signing/warnings/facts.ts';

const state = vi.hoisted(() => ({
  actions: [] as unknown[],
  /** Dry runs in the order in which they are asked for. */
  runs: [] as (() => Promise<unknown>)[],
  /** The nodes that each dry run avoids. */
  avoided: [] as string[][],
  contradictions: [] as unknown[],
  checks: 0,
}));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/abis.ts', () => ({
  chainAbis: async () => ({
    get: async () => null,
    trust: async () => 'published',
    endpoints: () => ['https://served.example'],
  }),
}));
vi.mock('#src/chain/sign/abi/read-actions.ts', () => ({
  readTransaction: async () => ({
    header: { delay_sec: 0, expiration: '2026-01-01T00:10:00' },
    actions: state.actions,
    contextFreeActions: [],
  }),
}));
vi.mock('#src/stores/signing/nested-actions.ts', () => ({ viewOf: (action: unknown) => action }));
vi.mock('#src/stores/signing/review-checks.ts', () => ({
  checkTransaction: async () => void state.checks++,
}));
vi.mock('#src/chain/client/chain/other-nodes.ts', () => ({
  othersFirst: (access: unknown, besides: string[]) => {
    state.avoided.push(besides);
    return access;
  },
}));
vi.mock('#src/chain/client/signing/dry-run.ts', () => ({
  dryRun: () => state.runs.shift()?.() ?? Promise.reject(new Error('nobody answers')),
}));
vi.mock('#src/chain/sign/transaction/compare-dry-run.ts', () => ({
  contradictionsOfRun: async () => state.contradictions,
}));

const view = (change?: Parameters<typeof pay>[0]): ActionView => ({
  ...pay(change),
  hexData: null,
});
const payment = view();
const user = { actor: 'alice', permission: 'active' } as User;

function run(actions: readonly ActionTrace[], endpoint = 'https://second.example'): DryRun {
  return { kind: 'done', endpoint, cpu: 120, net: 112, ram: [], actions };
}

beforeEach(() =>
  Object.assign(state, {
    actions: [payment],
    runs: [],
    avoided: [],
    contradictions: [],
    checks: 0,
  }),
);

function look(signal = new AbortController().signal) {
  const shown: SigningPreview[] = [];
  let inspection: Inspection | undefined;
  const done = inspect({ packed: 'ab', id: 'cd' }, { user, sponsor: [] }, signal, (one, again) => {
    shown.push(one);
    inspection = again;
  });
  return { shown, done, last: () => shown.at(-1), again: () => inspection };
}

test('the bytes are shown at once, and what nodes say of them as it arrives', async () => {
  const asked = Promise.withResolvers<DryRun>();
  state.runs = [() => asked.promise];
  const { shown, done, last } = look();
  await done;
  expect(shown[0]).toMatchObject({
    actions: [payment],
    transactionId: 'cd',
    payer: 'alice',
    warnings: null,
    dryRun: null,
    trust: [],
    balances: [
      { holder: 'alice', changes: [{ amount: { units: -10_000n } }] },
      { holder: 'bob', changes: [{ amount: { units: 10_000n } }] },
    ],
  });
  await soon(() =>
    expect(last()?.trust).toEqual([
      { contract: 'eosio.token', action: 'transfer', trust: 'published' },
    ]),
  );
  expect(last()?.dryRun).toBe(null);
  asked.resolve(run([asTrace(payment, 0)]));
  await soon(() => expect(last()?.dryRun).toMatchObject({ kind: 'done', cpu: 120 }));
  expect(state.checks).toBe(1);
});

test('a dry run is asked of others than those who served the ABIs', async () => {
  const { done } = look();
  await done;
  await soon(() => expect(state.avoided).toEqual([['https://served.example']]));
});

test('balances of the dry run are shown only if they differ from those of the bytes', async () => {
  state.runs = [() => Promise.resolve(run([asTrace(payment, 0)]))];
  const same = look();
  await same.done;
  await soon(() => expect(same.last()?.dryRun).not.toBe(null));
  expect(same.last()?.dryRunBalances).toBe(null);

  const more = asTrace(view({ to: 'mallory', quantity: '9.0000 EOS' }), 1);
  state.runs = [() => Promise.resolve(run([{ ...asTrace(payment, 0), inline: [more] }]))];
  const differs = look();
  await differs.done;
  await soon(() =>
    expect(differs.last()?.dryRunBalances?.map(({ holder }) => holder)).toContain('mallory'),
  );
});

test('a contradiction stays until the check is repeated, at another node', async () => {
  state.contradictions = [{ action: 'transfer' }];
  state.runs = [() => Promise.resolve(run([asTrace(payment, 0)], 'https://liar.example'))];
  const { done, last, again } = look();
  await done;
  await soon(() => expect(last()?.contradictions).toEqual([{ action: 'transfer' }]));

  const second = Promise.withResolvers<DryRun>();
  state.runs = [() => second.promise];
  state.contradictions = [];
  again()?.recheck();
  expect(last()).toMatchObject({ contradictions: [], dryRun: null, warnings: null });
  await soon(() =>
    expect(state.avoided.at(-1)).toEqual(['https://served.example', 'https://liar.example']),
  );
  second.resolve(run([asTrace(payment, 0)]));
  await soon(() => expect(last()?.dryRun).toMatchObject({ endpoint: 'https://second.example' }));
  expect(state.checks).toBe(2);
});

test('what nodes said is withdrawn when the transaction is about to change', async () => {
  state.runs = [() => Promise.resolve(run([asTrace(payment, 0)]))];
  const { done, last, again } = look();
  await done;
  await soon(() => expect(last()?.dryRun).not.toBe(null));
  again()?.withdraw();
  expect(last()).toMatchObject({ dryRun: null, warnings: null, contradictions: [] });
});

test('a dry run that no node answers stays unknown', async () => {
  const { done, last } = look();
  await done;
  await soon(() => expect(last()?.trust).toHaveLength(1));
  expect(last()?.dryRun).toBe(null);
});

test('nothing is shown once the form has changed or the review is closed', async () => {
  const asked = Promise.withResolvers<DryRun>();
  const leave = new AbortController();
  state.runs = [() => asked.promise];
  const { shown, done } = look(leave.signal);
  await done;
  await soon(() => expect(shown.at(-1)?.trust).toHaveLength(1));
  const before = shown.length;
  leave.abort();
  asked.resolve(run([asTrace(payment, 0)]));
  await asked.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toHaveLength(before);
});
