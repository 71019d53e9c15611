import { beforeEach, expect, test, vi } from 'vitest';
import type { SigningIntent } from '#src/chain/client/signing/signing-facts.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { CrossChecked } from '#src/chain/model/signing/cross-checked.ts';
import type { Evidence, RunReading } from '#src/chain/model/signing/verdict.ts';
import { AbiDisputedError } from '#src/chain/sign/abi/abi-cache.ts';
import { checkTransaction, localFactsOf, ownIdentity } from '#src/stores/signing/review-checks.ts';
import { soon } from '#tests/soon.ts';
import { facts, pay, systemCall } from '../../chain/model/signing/warnings/facts.ts';

const state = vi.hoisted(() => ({
  nested: [] as unknown[],
  factsFail: false,
  trust: async (): Promise<unknown> => ({ kind: 'published' }),
  compare: async (): Promise<unknown> => ({ kind: 'single' }),
  saved: [] as { chain: string; actor: string; publicKey: string; wallet?: string }[],
}));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({ config: eos }) }));
vi.mock('#src/stores/chain/abis.ts', () => ({
  chainAbis: async () => ({ trust: () => state.trust() }),
}));
vi.mock('#src/stores/favorites/favorites.ts', () => ({ favorites: () => [] }));
vi.mock('#src/stores/wallet/users.ts', () => ({
  $users: { get: () => ({ saved: state.saved, current: null }) },
}));
vi.mock('#src/stores/signing/decode-nested.ts', () => ({
  decodeNested: async () => ({
    responses: [{ nested: state.nested, proposals: [], extensions: [], complete: true }],
    incomplete: null,
  }),
}));
vi.mock('#src/chain/client/chain/second-node.ts', () => ({
  checkWithSecondNode: () => state.compare(),
}));
vi.mock('#src/chain/client/chain/two-operators.ts', () => ({
  nodesInOrder: () => ['https://one.example'],
}));
vi.mock('#src/chain/client/signing/signing-facts.ts', () => {
  const known = ({ actions, nested = [], paid }: SigningIntent) =>
    facts({ actions, nested, paidHere: paid });
  return {
    localFacts: (_: unknown, intent: SigningIntent) => known(intent),
    signingFacts: async (_: unknown, intent: SigningIntent) => {
      if (state.factsFail) throw new Error('nobody answers');
      return { responses: [known(intent)], incomplete: null };
    },
  };
});

beforeEach(() =>
  Object.assign(state, {
    nested: [],
    factsFail: false,
    trust: async () => ({ kind: 'published' }),
    compare: async () => ({ kind: 'single' }),
  }),
);

const view = (action: ReturnType<typeof pay>): ActionView => ({ ...action, hexData: null });
const deletion = view(systemCall('deleteauth', { account: 'alice', permission: 'votes' }));
const user = { actor: 'alice', permission: 'active', publicKey: null, wallet: 'anchor' };
const ran: RunReading = {
  dryRun: { kind: 'unknown' },
  balances: null,
  contradictions: [],
  powers: [],
};
/** A dry run in which a contract sends a change of power. */
const sending: RunReading = {
  ...ran,
  powers: [{ actionIndex: 0, within: [{ kind: 'inline', contract: 'game' }], actions: [deletion] }],
};
const heard = (...responses: RunReading[]): CrossChecked<RunReading> => ({
  responses,
  incomplete: null,
});
const wanted = {
  accounts: ['alice'],
  balances: [],
  priced: [],
  plans: [],
  nfts: [],
  trades: [],
  isTruncated: false,
};

function check(
  action: ActionView,
  runs: Promise<CrossChecked<RunReading>> = Promise.resolve(heard(ran)),
) {
  let all: Partial<Evidence> = {};
  const shown: Partial<Evidence>[] = [];
  const leave = new AbortController();
  const counts: number[] = [];
  const run = (count: 1 | 2) => {
    counts.push(count);
    return runs;
  };
  const transaction = {
    actions: [action],
    nested: [],
    extensions: [],
    user,
    expiresAt: 0,
    sponsor: [],
  };
  const done = checkTransaction(
    transaction,
    { run, figures: () => wanted },
    leave.signal,
    (more) => {
      shown.push(more);
      all = { ...all, ...more };
    },
  );
  return { shown, counts, done, leave, all: () => all };
}

test('each answer is shown without waiting for the others', async () => {
  const { promise, resolve } = Promise.withResolvers<CrossChecked<RunReading>>();
  const { all, done } = check(view(pay()), promise);
  await soon(() =>
    expect(all()).toMatchObject({
      nested: { incomplete: null },
      facts: { incomplete: null },
      trust: [{ contract: 'eosio.token', action: 'transfer', trust: { kind: 'published' } }],
      figures: { kind: 'single' },
    }),
  );
  expect(all().runs).toBeUndefined();
  resolve(heard(ran));
  await done;
  expect(all().runs).toEqual(heard(ran));
});

test('the dry run of a contract that is not known is requested from two operators', async () => {
  const known = check(view(pay()));
  await known.done;
  const unknown = check(view(pay({ contract: 'game' })));
  await unknown.done;
  expect([known.counts, unknown.counts]).toEqual([[1], [2]]);
});

test('so it is if a nested action is of a contract that is not known', async () => {
  state.nested = [{ actionIndex: 0, within: [], actions: [view(pay({ contract: 'game' }))] }];
  const { counts, done } = check(view(pay()));
  await done;
  expect(counts).toEqual([2]);
});

test('the facts are read again for a change of power that a contract sends', async () => {
  const { all, shown, done } = check(view(pay()), Promise.resolve(heard(ran, sending)));
  await done;
  expect(shown).toContainEqual({ runs: heard(ran, sending), facts: null });
  expect(all().facts?.responses[0]?.nested).toEqual(sending.powers);
});

test('the ABIs of nested actions are checked as well, each action once', async () => {
  state.nested = [{ actionIndex: 0, within: [], actions: [deletion, deletion] }];
  const { all, done } = check(view(pay()));
  await done;
  expect(all().trust?.map(({ action }) => action)).toEqual(['transfer', 'deleteauth']);
});

test.each([
  ['disputed', new AbiDisputedError('eosio.token', 'they differ')],
  ['unread', new Error('nobody answers')],
])('an ABI is %s', async (kind, error) => {
  state.trust = () => Promise.reject(error);
  const { all, done } = check(view(pay()));
  await done;
  expect(all().trust).toMatchObject([{ trust: { kind } }]);
});

test('what fails is shown as failed, and not as passed', async () => {
  state.factsFail = true;
  state.compare = () => Promise.reject(new Error('nobody answers'));
  const { all, done } = check(view(pay()), Promise.reject(new Error('nobody answers')));
  await done;
  expect(all()).toMatchObject({
    facts: { responses: [], incomplete: 'failed' },
    runs: { responses: [], incomplete: 'failed' },
    figures: { kind: 'failed', node: 'https://one.example' },
  });
});

test('nothing is shown once the user has decided', async () => {
  const { shown, leave, done } = check(view(pay()));
  leave.abort();
  await done;
  expect(shown).toEqual([]);
});

test('users of other chains, which their sites list, vouch for no key, account or name', () => {
  state.saved = [
    { chain: 'eos', actor: 'alice', publicKey: 'PUB_K1_alice', wallet: 'anchor' },
    { chain: 'jungle', actor: 'b1nancecleos', publicKey: 'PUB_K1_mallory' },
  ];
  expect(ownIdentity(null)).toEqual({
    ownAccounts: ['alice'],
    ownKeys: ['PUB_K1_alice'],
    familiar: ['alice'],
  });
});

test('a name that was typed for a command line vouches for no key or account', () => {
  state.saved = [
    { chain: 'eos', actor: 'alice', publicKey: 'PUB_K1_alice', wallet: 'anchor' },
    { chain: 'eos', actor: 'mallory', publicKey: 'PUB_K1_mallory', wallet: 'cleos' },
  ];
  expect(ownIdentity('cleos')).toEqual({
    ownAccounts: ['alice'],
    ownKeys: ['PUB_K1_alice'],
    familiar: ['alice', 'mallory'],
  });
});

test('a wallet that proves nothing at a log-in vouches only while it signs itself', () => {
  state.saved = [
    { chain: 'eos', actor: 'alice', publicKey: 'PUB_K1_alice', wallet: 'anchor' },
    { chain: 'eos', actor: 'mallory', publicKey: 'PUB_K1_mallory', wallet: 'wombat' },
  ];
  const anchors = { ownAccounts: ['alice'], ownKeys: ['PUB_K1_alice'] };
  const wombats = {
    ownAccounts: ['alice', 'mallory'],
    ownKeys: ['PUB_K1_alice', 'PUB_K1_mallory'],
  };
  expect(ownIdentity('anchor')).toMatchObject(anchors);
  expect(ownIdentity('tokenpocket')).toMatchObject(anchors);
  expect(ownIdentity('wombat')).toMatchObject(wombats);
});

test('the accounts that were paid from this browser are among the facts', () => {
  localStorage.setItem('pronghorn-receivers/eos', '["carol","no name!",5]');
  const user = { actor: 'alice', permission: 'active', publicKey: null, wallet: 'anchor' };
  const local = localFactsOf({
    actions: [],
    nested: [],
    extensions: [],
    user,
    expiresAt: 0,
    sponsor: [],
  });
  expect([...local.paidHere]).toEqual(['carol']);
  localStorage.clear();
});
