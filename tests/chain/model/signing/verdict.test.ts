import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import {
  type Agreement,
  differencesOf,
  type Figure,
  pricesOf,
} from '#src/chain/model/signing/agreement.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { CrossChecked } from '#src/chain/model/signing/cross-checked.ts';
import { localOnly } from '#src/chain/model/signing/cross-checked.ts';
import { actionGroups } from '#src/chain/model/signing/nested-actions.ts';
import { leastNextBid } from '#src/chain/model/name-bid/name-bid.ts';
import type { NestedReading } from '#src/chain/model/signing/nested-reading.ts';
import type { AbiTrust } from '#src/chain/model/signing/trust.ts';
import {
  callsUnknownContract,
  type Evidence,
  isPending,
  isUnchecked,
  decideVerdict,
  requirementOrder,
  type RunReading,
  verdictOf,
} from '#src/chain/model/signing/verdict.ts';
import type { SigningFacts } from '#src/chain/model/signing/warnings/facts.ts';
import type { ProposalUse, UsedProposal } from '#src/chain/model/signing/warnings/proposal-use.ts';
import { severityOf } from '#src/chain/model/signing/warnings/warning.ts';
import {
  authority,
  facts,
  ownKey,
  pay,
  permission,
  strangersKey,
  systemCall,
  update,
} from './warnings/facts.ts';

const view = (action: ReturnType<typeof pay>): ActionView => ({ ...action, hexData: null });
const nothing: NestedReading = {
  nested: [],
  proposals: [],
  extensions: [],
  complete: true,
  truncated: false,
};
const ran: RunReading = {
  dryRun: { kind: 'unknown' },
  balances: null,
  contradictions: [],
  powers: [],
};
const published: AbiTrust = { kind: 'published', source: 'x' };
const trustOf = (trust: AbiTrust) => [{ contract: 'eosio.token', action: 'transfer', trust }];
const nodes = ['https://one.example', 'https://two.example'] as const;
const agreed: Agreement = { kind: 'agree', nodes, prices: [] };
const two = <T>(one: T, other = one): CrossChecked<T> => ({
  responses: [one, other],
  incomplete: null,
});

const proposalWith = (hash: string): UsedProposal => ({
  hash,
  expiration: Infinity,
  earliest: null,
  delaySeconds: 0,
  needed: [],
  requested: [],
  approved: [],
  authorities: new Map(),
});

function evidence(change: Partial<Evidence> = {}): Evidence {
  const local = change.local ?? facts();
  return {
    local,
    nested: localOnly(nothing),
    facts: two(local),
    runs: two(ran),
    trust: trustOf(published),
    figures: agreed,
    oneNodeAccepted: false,
    isClockSure: true,
    ...change,
  };
}

const foreign = pay({ contract: 'game' });
const unknownFacts = facts({ actions: [foreign] });
const outcomeOf = (change: Partial<Evidence>) => decideVerdict(evidence(change)).requirement;
const doubtsOf = (change: Partial<Evidence>) => decideVerdict(evidence(change)).doubts;
const contradiction = { actionIndex: 0, action: 'a::b', field: null, decoded: '1', executed: '2' };

test('an ordinary payment that two operators confirm is signed without a question', () => {
  expect(decideVerdict(evidence())).toEqual({ requirement: 'sign', warnings: [], doubts: [] });
});

test('clocks that differ, without a source that decides, take a checkbox', () => {
  expect(decideVerdict(evidence({ isClockSure: false }))).toMatchObject({
    requirement: 'tick',
    doubts: [{ kind: 'unchecked', check: 'clock' }],
  });
});

describe('answers that are pending', () => {
  test.each(['nested', 'facts', 'trust', 'figures'] as const)('block: %s', (part) => {
    const verdict = decideVerdict(evidence({ [part]: null }));
    expect(verdict.requirement).toBe('stop');
    expect(isPending(verdict, part === 'figures' ? 'figures' : 'risks')).toBe(true);
  });

  test('block: the dry run of a contract that is not known, and of no other', () => {
    expect(outcomeOf({ local: unknownFacts, runs: null })).toBe('stop');
    expect(outcomeOf({ runs: null })).toBe('sign');
  });
});

describe('answers that failed', () => {
  const failed = { responses: [], incomplete: 'failed' } as const;
  test.each([
    ['permissions', { facts: failed }, 'risks'],
    ['dry runs of an unknown contract', { local: unknownFacts, runs: failed }, 'risks'],
    ['a second ABI', { trust: trustOf({ kind: 'single', node: 'a', others: 'silent' }) }, 'risks'],
    ['an ABI', { trust: trustOf({ kind: 'unread' }) }, 'risks'],
    ['figures', { figures: { kind: 'failed', node: 'a', reason: 'no-response' } }, 'figures'],
  ] as const)('are not checked, and ticked: %s', (_, change, check) => {
    const verdict = decideVerdict(evidence(change as Partial<Evidence>));
    expect(verdict.requirement).toBe('tick');
    expect(isUnchecked(verdict, check)).toBe(true);
  });

  test('leave what the bytes say', () => {
    const local = facts({ actions: [update(authority(1, strangersKey))] });
    expect(outcomeOf({ local, facts: failed })).toBe('typed-name');
  });
});

describe('one node', () => {
  const one = { responses: [facts()], incomplete: 'single' } as const;
  test.each([
    ['for permissions', { facts: one }],
    ['for figures', { figures: { kind: 'single' } }],
    ['for an ABI', { trust: trustOf({ kind: 'single', node: 'a', others: 'none' }) }],
  ] as const)('is ticked once in a session: %s', (_, change) => {
    expect(doubtsOf(change)).toEqual([{ kind: 'one-node' }]);
    expect(outcomeOf(change)).toBe('tick');
    expect(outcomeOf({ ...change, oneNodeAccepted: true })).toBe('sign');
  });
});

test.each([
  ['a dry run that contradicts', { runs: two(ran, { ...ran, contradictions: [contradiction] }) }],
  ['ABIs that contradict each other', { trust: trustOf({ kind: 'disputed' }) }],
])('%s blocks', (_, change) => {
  expect(doubtsOf(change)).toEqual([{ kind: 'contradicted' }]);
  expect(outcomeOf(change)).toBe('stop');
});

test('figures that differ are ticked', () => {
  const differences = [{ kind: 'balance', of: 'alice EOS', first: '2', second: '1' }] as const;
  // The consent is to these figures: others need one of their own.
  expect(doubtsOf({ figures: { kind: 'differ', nodes, differences, agreeing: [] } })).toEqual([
    { kind: 'differing', differences },
  ]);
  // That two of three agree does not settle it.
  const figures: Agreement = { kind: 'differ', nodes, differences: [], agreeing: nodes };
  expect(decideVerdict(evidence({ figures }))).toMatchObject({
    requirement: 'tick',
    doubts: [{ kind: 'differing' }],
  });
});

test('a bound far beyond the price that two operators report is ticked', () => {
  const price = { kind: 'cost', of: 'powerup bob', value: '1.0000 EOS', units: 10_000n } as const;
  const on = (one: Figure): Agreement => ({ kind: 'agree', nodes, prices: [one] });
  expect(decideVerdict(evidence({ figures: on(price) })).requirement).toBe('sign');
  const loose = evidence({ figures: on({ ...price, allowsMore: true }) });
  expect(decideVerdict(loose)).toMatchObject({
    requirement: 'tick',
    doubts: [{ kind: 'overpaid', prices: [{ value: '1.0000 EOS' }] }],
  });
});

test('a bid for a name for which two operators report none is ticked', () => {
  const bid: Figure = { kind: 'bid', of: 'bidname game', value: null, allowsMore: true };
  const on = (...prices: Figure[]): Agreement => ({ kind: 'agree', nodes, prices });
  expect(decideVerdict(evidence({ figures: on(bid) }))).toMatchObject({
    requirement: 'tick',
    doubts: [{ kind: 'first-bid', prices: [{ of: 'bidname game' }] }],
  });
  const other: Figure = { ...bid, of: 'bidname shop', value: '1.0000 EOS', units: 10_000n };
  expect(doubtsOf({ figures: on(bid, other) }).map(({ kind }) => kind)).toEqual([
    'overpaid',
    'first-bid',
  ]);
});

test.each(['plan', 'nft', 'trade'] as const)(
  'what no node reports about a %s is unchecked',
  (kind) => {
    const on = (value: string | null): Agreement => ({
      kind: 'agree',
      nodes,
      prices: [{ kind, of: '7', value }],
    });
    expect(decideVerdict(evidence({ figures: on('it') })).requirement).toBe('sign');
    expect(decideVerdict(evidence({ figures: on(null) }))).toMatchObject({
      requirement: 'tick',
      doubts: [{ kind: 'unchecked', check: 'figures' }],
    });
  },
);

test('a trade of more NFTs than were read is unchecked', () => {
  const trade: Figure = { kind: 'trade', of: '7', value: 'alice: 1', isTruncated: true };
  expect(
    decideVerdict(evidence({ figures: { kind: 'agree', nodes, prices: [trade] } })),
  ).toMatchObject({
    requirement: 'tick',
    doubts: [{ kind: 'unchecked', check: 'figures' }],
  });
});

test('whatever price one operator reports, the outcome is no weaker', () => {
  const units = fc.bigInt(1n, 10n ** 12n);
  // Null: no bid for a name.
  const prices = fc.option(units);
  const needed = {
    cost: (price: bigint | null) => price,
    bid: (highest: bigint | null) => leastNextBid(highest ?? 0n),
  };
  type Kind = keyof typeof needed;
  const kinds = fc.constantFrom<Kind[]>('cost', 'bid');
  const priced = (kind: Kind, price: bigint | null, most: bigint): Figure => {
    const least = needed[kind](price);
    return {
      kind,
      of: 'game',
      value: price === null ? null : String(price),
      ...(price !== null && { units: price }),
      ...(least !== null && most > least * limits.looseBound && { allowsMore: true }),
    };
  };
  const compared = (one: Figure, other: Figure): Agreement => {
    const differences = differencesOf([one], [other]);
    return differences.length > 0
      ? { kind: 'differ', nodes, differences, agreeing: [] }
      : { kind: 'agree', nodes, prices: pricesOf([one], [other]) };
  };
  fc.assert(
    fc.property(kinds, prices, prices, units, fc.boolean(), (kind, honest, lie, most, isFirst) => {
      const [right, wrong] = [priced(kind, honest, most), priced(kind, lie, most)];
      const figures = isFirst ? compared(wrong, right) : compared(right, wrong);
      expect(rank(evidence({ figures }))).toBeGreaterThanOrEqual(
        rank(evidence({ figures: compared(right, right) })),
      );
    }),
  );
});

test('nested transactions that nobody read block, and are not checked', () => {
  for (const responses of [[], [{ ...nothing, complete: false }]]) {
    const verdict = decideVerdict(evidence({ nested: { responses, incomplete: 'failed' } }));
    expect(verdict.requirement).toBe('stop');
    expect(isUnchecked(verdict, 'risks')).toBe(true);
  }
  const one = {
    responses: [nothing, { ...nothing, complete: false }],
    incomplete: 'failed',
  } as const;
  expect(outcomeOf({ nested: one })).toBe('tick');
});

test('an approval of a proposal that one operator does not have, or has with other bytes, blocks', () => {
  const use = { act: 'approve', proposer: 'bob', name: 'pay', within: [], by: null } as const;
  const missing: ProposalUse = { ...use, levels: [], hash: 'ab', proposal: null };
  const changed: ProposalUse = { ...missing, proposal: proposalWith('cd') };
  for (const proposals of [[missing], [changed]])
    expect(outcomeOf({ nested: two(nothing, { ...nothing, proposals }) })).toBe('stop');
});

test('a change of power that one dry run shows counts', () => {
  const powers = [
    {
      actionIndex: 0,
      within: [{ kind: 'inline', contract: 'game' } as const],
      actions: [view(update(authority(1, strangersKey)))],
    },
  ];
  expect(outcomeOf({ local: unknownFacts, runs: two(ran, { ...ran, powers }) })).toBe('typed-name');
});

test('the outcome is the most that a warning or a doubt demands', () => {
  const loss = { rule: 'signer-removal', account: 'a', permission: 'active' } as const;
  const danger = { rule: 'code-change', account: 'a' } as const;
  const notice = { rule: 'first-transfer', to: 'a' } as const;
  expect([loss, danger, notice].map(severityOf)).toEqual(['loss', 'danger', 'notice']);
  expect(verdictOf([notice]).requirement).toBe('sign');
  expect(verdictOf([notice, danger]).requirement).toBe('tick');
  expect(verdictOf([loss, danger], [{ kind: 'one-node' }]).requirement).toBe('typed-name');
  expect(verdictOf([loss], [{ kind: 'contradicted' }]).requirement).toBe('stop');
});

/** What an operator can answer to each question; undefined: nothing. */
interface Answers {
  readonly nested: NestedReading | undefined;
  readonly view: Pick<SigningFacts, 'permissions' | 'missing'> | undefined;
  readonly run: RunReading | undefined;
  /** A balance, and the ABI of the contract: a text each. */
  readonly figure: string | undefined;
  readonly abi: string | undefined;
}

const accountsOfTest = ['alice', 'bob'];
const actionsOfTest = fc.oneof(
  fc.constantFrom(
    pay(),
    pay({ contract: 'fake' }),
    foreign,
    systemCall('setcode', { account: 'alice' }),
    systemCall('deleteauth', { account: 'alice', permission: 'votes' }),
  ),
  fc
    .record({
      key: fc.constantFrom(ownKey, strangersKey),
      level: fc.constantFrom([], ['alice@votes'], ['bob@active'], ['nobody@active']),
      name: fc.constantFrom('owner', 'active', 'votes'),
      account: fc.constantFrom(...accountsOfTest),
      threshold: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ key, level, name, account, threshold }) =>
      update(authority(threshold, key, ...level), name, account),
    ),
);
const list = fc.array(actionsOfTest, { maxLength: 3 });

const views = fc.record({
  permissions: fc
    .array(
      fc.tuple(
        fc.constantFrom(...accountsOfTest),
        fc.constantFrom('owner', 'active', 'votes'),
        fc.constantFrom(ownKey, strangersKey, 'alice@votes', 'bob@active'),
      ),
      { maxLength: 4 },
    )
    .map(
      (some) =>
        new Map(
          some.map(([account, name, holder]) => [
            account,
            [permission(name, authority(1, holder))],
          ]),
        ),
    ),
  missing: fc.subarray([...accountsOfTest, 'nobody']).map((some) => new Set(some)),
});
const within = [{ kind: 'proposal', proposer: 'bob', name: 'pay' }] as const;
const uses: fc.Arbitrary<ProposalUse> = fc
  .record({
    act: fc.constantFrom('approve', 'exec'),
    bound: fc.constantFrom(null, 'ab'),
    found: fc.constantFrom(null, 'ab', 'cd'),
  })
  .map(({ act, bound, found }) => ({
    act,
    proposer: 'bob',
    name: 'pay',
    within: [],
    by: null,
    levels: [],
    hash: bound,
    proposal: found === null ? null : proposalWith(found),
  }));
const nestings = fc.record({
  nested: fc
    .tuple(list, list)
    .map(([some, free]) =>
      actionGroups({ actions: some.map(view), contextFree: free.map(view) }, 0, within),
    ),
  proposals: fc.array(uses, { maxLength: 2 }),
  extensions: fc.subarray([0, 1, 9]).map((types) => types.map((type) => ({ type, within }))),
  complete: fc.boolean(),
  truncated: fc.boolean(),
});
const runs = fc.record({
  dryRun: fc.constant(ran.dryRun),
  balances: fc.constant(null),
  contradictions: fc.constantFrom([], [contradiction]),
  powers: list.map((some) => [
    {
      actionIndex: 0,
      within: [{ kind: 'inline', contract: 'game' } as const],
      actions: some.map(view),
    },
  ]),
});
const texts = { figure: fc.constantFrom('1', '2'), abi: fc.constantFrom('one', 'two') };
const answers: fc.Arbitrary<Answers> = fc.record({
  figure: fc.option(texts.figure, { nil: undefined }),
  abi: fc.option(texts.abi, { nil: undefined }),
  nested: fc.option(nestings, { nil: undefined }),
  view: fc.option(views, { nil: undefined }),
  run: fc.option(runs, { nil: undefined }),
});
/** Who answers honestly has read all there is. */
const honestAnswers = fc.record({
  nested: nestings.map((one) => ({ ...one, complete: true })),
  view: views,
  run: runs,
  ...texts,
});
const silent: Answers = {
  nested: undefined,
  view: undefined,
  run: undefined,
  figure: undefined,
  abi: undefined,
};

/** Late answers are pending ones. */
function heard<T>(responses: readonly (T | undefined)[], isLate: boolean): CrossChecked<T> | null {
  if (isLate) return null;
  const all = responses.filter((one) => one !== undefined);
  return { responses: all, incomplete: all.length >= 2 ? null : 'failed' };
}

function evidenceOf(
  local: SigningFacts,
  operators: readonly [Answers, Answers, ...Answers[]],
  isLate = false,
): Evidence {
  const said = <K extends keyof Answers>(key: K) => operators.map((one) => one[key]);
  const figures = said('figure').map((value) =>
    value === undefined ? [] : [{ kind: 'balance' as const, of: 'alice EOS', value }],
  );
  return {
    local,
    nested: heard(said('nested'), isLate),
    facts: heard(
      said('view').map((one) => one && { ...local, ...one }),
      isLate,
    ),
    runs: heard(said('run'), isLate),
    trust: isLate ? null : trustOf(trustIn(said('abi'))),
    figures: isLate ? null : comparedOf(figures),
    oneNodeAccepted: false,
    isClockSure: true,
  };
}

function trustIn(served: readonly (string | undefined)[]): AbiTrust {
  const responses = served.filter((abi) => abi !== undefined);
  if (responses.length === 0) return { kind: 'unread' };
  if (responses.length === 1) return { kind: 'single', node: 'a', others: 'silent' };
  return new Set(responses).size === 1 ? { kind: 'agreed', nodes } : { kind: 'disputed' };
}

function comparedOf(reported: readonly (readonly Figure[])[]): Agreement {
  const [one, ...others] = reported.filter((figures) => figures.length > 0);
  if (!one || others.length === 0) return { kind: 'failed', node: 'a', reason: 'no-response' };
  const differences = others.flatMap((other) => differencesOf(one, other));
  return differences.length > 0 ? { kind: 'differ', nodes, differences, agreeing: [] } : agreed;
}

const rank = (one: Evidence) => requirementOrder.indexOf(decideVerdict(one).requirement);

describe('for any transaction and any answers', () => {
  test('one operator that lies, is silent, fails or is late makes the outcome no weaker', () => {
    fc.assert(
      fc.property(
        list,
        honestAnswers,
        answers,
        fc.boolean(),
        fc.boolean(),
        (actions, honest, other, isLate, isFirst) => {
          const local = facts({ actions });
          const pair = isFirst ? ([other, honest] as const) : ([honest, other] as const);
          expect(rank(evidenceOf(local, pair, isLate))).toBeGreaterThanOrEqual(
            rank(evidenceOf(local, [honest, honest])),
          );
        },
      ),
    );
  });

  test('two of three operators that lie together make the outcome no weaker', () => {
    fc.assert(
      fc.property(list, honestAnswers, answers, fc.nat(2), (actions, honest, lie, at) => {
        const local = facts({ actions });
        const all = [lie, lie, lie].with(at, honest) as [Answers, Answers, Answers];
        expect(rank(evidenceOf(local, all))).toBeGreaterThanOrEqual(
          rank(evidenceOf(local, [honest, honest])),
        );
      }),
    );
  });

  test('an answer more makes the outcome no weaker than it is without, but for what was unchecked', () => {
    fc.assert(
      fc.property(list, honestAnswers, answers, (actions, one, other) => {
        const local = facts({ actions });
        const alone = decideVerdict(evidenceOf(local, [one, silent])).warnings;
        const both = decideVerdict(evidenceOf(local, [one, other])).warnings;
        expect(both).toEqual(expect.arrayContaining([...alone]));
      }),
    );
  });

  test('no responses leave what the bytes say', () => {
    fc.assert(
      fc.property(list, answers, answers, (actions, one, other) => {
        const local = facts({ actions });
        const bytes = evidenceOf(local, [silent, silent]);
        const takesName = decideVerdict(bytes).warnings.some(
          (warning) => severityOf(warning) === 'loss',
        );
        const least = requirementOrder.indexOf(takesName ? 'typed-name' : 'tick');
        expect(rank(bytes)).toBeGreaterThanOrEqual(least);
        const isTakeover = decideVerdict(bytes).warnings.some(({ rule }) => rule === 'takeover');
        if (isTakeover)
          expect(rank(evidenceOf(local, [one, other]))).toBeGreaterThanOrEqual(
            requirementOrder.indexOf('typed-name'),
          );
      }),
    );
  });
});

test('a contract that is not known counts at any depth', () => {
  const nested = localOnly({
    ...nothing,
    nested: [{ actionIndex: 0, within, actions: [view(foreign)] }],
  });
  expect(callsUnknownContract({ local: facts(), nested, runs: null })).toBe(true);
  expect(callsUnknownContract({ local: facts(), nested: null, runs: null })).toBe(false);
});
