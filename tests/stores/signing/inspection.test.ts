import { beforeEach, expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import { type Evidence, isPending, type RunReading } from '#src/chain/model/signing/verdict.ts';
import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { type Inspection, inspect } from '#src/stores/signing/inspection.ts';
import {
  authority,
  facts,
  ownKey,
  pay,
  permission,
  update,
} from '../../chain/model/signing/warnings/facts.ts';

interface Check {
  readonly figures: (() => unknown) | null;
  readonly signal: AbortSignal;
  readonly show: (found: Partial<Evidence>) => void;
}

const state = vi.hoisted(() => ({
  config: null as unknown,
  actions: [] as unknown[],
  contextFree: [] as unknown[],
  extensions: [] as [number, string][],
  checks: [] as unknown[],
  objections: [] as string[],
}));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => state.config ?? eos }));
vi.mock('#src/stores/chain/abis.ts', () => ({
  chainAbis: async () => ({
    reportMismatch: (account: string, endpoint: string) =>
      void state.objections.push(`${account} ${endpoint}`),
  }),
}));
vi.mock('#src/chain/sign/abi/read-actions.ts', () => ({
  readTransaction: async () => ({
    header: {
      delay_sec: 0,
      expiration: '2026-01-01T00:10:00',
      transaction_extensions: state.extensions,
    },
    actions: state.actions,
    contextFreeActions: state.contextFree,
  }),
}));
vi.mock('#src/stores/signing/dry-runs.ts', () => ({}));
vi.mock('#src/stores/signing/review-checks.ts', () => ({
  pendingEvidence: { nested: null, facts: null, runs: null, trust: null, figures: null },
  localFactsOf: ({ actions, nested, extensions }: ReturnType<typeof facts>) =>
    facts({ actions, nested, extensions }),
  checkTransaction: async (
    _: unknown,
    { figures }: Check,
    signal: AbortSignal,
    show: Check['show'],
  ) => void state.checks.push({ figures, signal, show }),
}));

const view = (change?: Parameters<typeof pay>[0]): ActionView => ({
  ...pay(change),
  hexData: null,
});
const payment = view();
const user = { actor: 'alice', permission: 'active' } as User;

const run = (change: Partial<RunReading> = {}, endpoint = 'https://one.example'): RunReading => ({
  dryRun: { kind: 'done', endpoint, cpu: 120, net: 112, ram: [], actions: [] } satisfies DryRun,
  balances: null,
  contradictions: [],
  powers: [],
  ...change,
});
const nothing = { nested: [], proposals: [], extensions: [], complete: true, truncated: false };
const heard = <T>(...responses: T[]) => ({ responses, incomplete: null });

beforeEach(() =>
  Object.assign(state, {
    config: null,
    actions: [payment],
    contextFree: [],
    extensions: [],
    checks: [],
    objections: [],
  }),
);

async function look({ compares = true, signal = new AbortController().signal } = {}) {
  const shown: SigningPreview[] = [];
  let inspection: Inspection | undefined;
  await inspect(
    { packed: 'ab', id: 'cd' },
    { user, sponsor: [], compares },
    signal,
    (one, again) => {
      shown.push(one);
      inspection = again;
    },
  );
  const checks = () => state.checks as Check[];
  return { shown, checks, last: () => shown.at(-1), again: () => inspection };
}

test('the bytes are shown at once, and signing waits for the responses of nodes', async () => {
  const { shown } = await look();
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({
    actions: [payment],
    transactionId: 'cd',
    payer: 'alice',
    verdict: { requirement: 'stop', warnings: [] },
    dryRun: null,
    trust: [],
    agreement: null,
    balances: [
      { holder: 'alice', changes: [{ amount: { units: -10_000n } }] },
      { holder: 'bob', changes: [{ amount: { units: 10_000n } }] },
    ],
  });
});

test('each answer is shown as it arrives, with the verdict so far', async () => {
  const { last, checks } = await look();
  const { show } = checks()[0]!;
  show({ runs: heard(run()) });
  expect(last()?.dryRun).toMatchObject({ kind: 'done', cpu: 120 });
  show({ nested: heard(nothing), facts: heard(facts()), trust: [] });
  expect(isPending(last()!.verdict, 'risks')).toBe(false);
  expect(last()?.verdict.requirement).toBe('stop');
  show({ figures: { kind: 'agree', nodes: ['a', 'b'], prices: [] } });
  expect(last()?.verdict.requirement).toBe('sign');
});

test('permissions before the change are shown once they are known', async () => {
  state.actions = [{ ...update(authority(1, ownKey)), hexData: null }];
  const { last, checks } = await look();
  expect(last()?.permissionChanges).toMatchObject([{ account: 'alice', before: null }]);
  const permissions = new Map([['alice', [permission('active', authority(2, ownKey))]]]);
  checks()[0]!.show({ facts: heard(facts({ permissions })) });
  expect(last()?.permissionChanges).toMatchObject([{ before: { threshold: 2 } }]);
});

test('context-free actions of the bytes are shown and warned of, whatever nodes say', async () => {
  state.contextFree = [view({ contract: 'fake' })];
  const { last, checks } = await look();
  checks()[0]!.show({
    nested: heard(nothing),
    facts: heard(facts()),
    runs: heard(run()),
    trust: [],
  });
  const within = [{ kind: 'context-free' }];
  expect(last()?.nested).toMatchObject([{ actionIndex: 0, within, actions: state.contextFree }]);
  expect(last()?.verdict.warnings).toMatchObject([
    { rule: 'context-free', within },
    { rule: 'foreign-token', within },
    { rule: 'unknown-contract', within },
  ]);
});

test('an extension of the bytes is not signed, whatever nodes say', async () => {
  state.extensions = [[0, 'ab']];
  const { last, checks } = await look();
  checks()[0]!.show({
    nested: heard(nothing),
    facts: heard(facts()),
    runs: heard(run()),
    trust: [],
    figures: { kind: 'agree', nodes: ['a', 'b'], prices: [] },
  });
  expect(last()?.verdict).toMatchObject({
    requirement: 'stop',
    warnings: [{ rule: 'extension', type: 0 }],
  });
});

test('a dry run that contradicts is shown before one that does not', async () => {
  const { last, checks } = await look();
  const contradictions = [
    { actionIndex: 0, action: 'a', field: null, decoded: '1', executed: '2' },
  ];
  checks()[0]!.show({
    runs: heard(run(), run({ contradictions }, 'https://two.example')),
  });
  expect(last()).toMatchObject({ contradictions, dryRun: { endpoint: 'https://two.example' } });
  expect(last()?.verdict.doubts).toContainEqual({ kind: 'contradicted' });
});

test('a dry run that no node answers is unknown', async () => {
  const { last, checks } = await look();
  checks()[0]!.show({ runs: { responses: [], incomplete: 'failed' } });
  expect(last()?.dryRun).toEqual({ kind: 'unknown' });
});

test('the review compares the figures of the accounts, and forms do not', async () => {
  const review = await look();
  expect(review.checks()[0]?.figures?.()).toMatchObject({ accounts: ['alice'] });
  state.checks = [];
  const form = await look({ compares: false });
  expect(form.checks()[0]?.figures).toBeNull();
});

test.each([
  ['3', false],
  ['3x', true],
  ['03', true],
  [' 3', true],
  ['', true],
])(
  'the review compares the plan that the memo “%s” of a long stake names',
  async (memo, isTruncated) => {
    state.config = proton;
    state.actions = [view({ to: 'longstaking', memo }), view({ to: 'longstaking', memo }), payment];
    const { checks } = await look();
    expect(checks()[0]?.figures?.()).toMatchObject({ plans: [memo], isTruncated });
  },
);

test('at most twenty plans are compared, and more count as unchecked', async () => {
  state.config = proton;
  state.actions = Array.from({ length: 21 }, (_, at) => view({ to: 'longstaking', memo: `${at}` }));
  const figures = (await look()).checks()[0]?.figures?.();
  expect(figures).toMatchObject({ isTruncated: true });
  expect(figures).toHaveProperty('plans.length', 20);
});

test.each([
  [20, false],
  [21, true],
])('of %i NFTs that are given away at most twenty are compared', async (count, isTruncated) => {
  const ids = Array.from({ length: count }, (_, at) => `${at}`);
  const data = { from: 'alice', to: 'bob', asset_ids: ids, memo: '' };
  state.actions = [{ ...view({ contract: 'atomicassets' }), data }];
  const figures = (await look()).checks()[0]?.figures?.();
  expect(figures).toMatchObject({ isTruncated });
  expect(figures).toHaveProperty('nfts.length', 20);
});

test('a chain without long stakes has no plans', async () => {
  state.actions = [view({ to: 'longstaking', memo: '3' })];
  const { checks } = await look();
  expect(checks()[0]?.figures?.()).toMatchObject({ plans: [], isTruncated: false });
});

test.each(['recheck', 'withdraw'] as const)(
  'what nodes said is withdrawn, also what is under way: %s',
  async (action) => {
    const { last, checks, again } = await look();
    checks()[0]!.show({ runs: heard(run()), trust: [], facts: heard(facts()) });
    again()?.[action]();
    expect(checks()[0]?.signal.aborted).toBe(true);
    expect(last()).toMatchObject({ dryRun: null, contradictions: [], trust: [] });
    expect(last()?.verdict.requirement).toBe('stop');
    expect(checks()).toHaveLength(action === 'recheck' ? 2 : 1);
    expect(checks()[1]?.signal.aborted ?? false).toBe(false);
  },
);

test('an objection stays: the ABI is fetched from the node that objected, and the bytes are packed again', async () => {
  const { last, checks, again } = await look();
  const contradictions = [
    { actionIndex: 0, action: 'a', field: null, decoded: '1', executed: '2' },
  ];
  checks()[0]!.show({
    runs: heard(run(), run({ contradictions }, 'https://two.example')),
  });
  expect(again()?.recheck()).toBe(true);
  expect(state.objections).toEqual(['eosio.token https://two.example']);
  expect(checks()).toHaveLength(1);
  expect(last()?.verdict.requirement).toBe('stop');
});

test('an action more than was packed is an objection to the ABI of each', async () => {
  state.actions = [payment, view({ contract: 'game' })];
  const { checks, again } = await look();
  const contradictions = [
    { actionIndex: 2, action: 'a', field: null, decoded: '–', executed: '2' },
  ];
  checks()[0]!.show({ runs: heard(run({ contradictions })) });
  expect(again()?.recheck()).toBe(true);
  expect(state.objections).toEqual(['eosio.token https://one.example', 'game https://one.example']);
});

test('without an objection the checks run again', async () => {
  const { again, checks } = await look();
  expect(again()?.recheck()).toBe(false);
  expect(checks()).toHaveLength(2);
});

test('the checks end with the form or the review', async () => {
  const leave = new AbortController();
  const { checks } = await look({ signal: leave.signal });
  leave.abort();
  expect(checks()[0]?.signal.aborted).toBe(true);
});
