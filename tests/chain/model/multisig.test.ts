import { describe, expect, test } from 'vitest';
import { isName } from '#src/chain/core/name.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { missingApprovals } from '#src/chain/model/proposal/proposal-missing.ts';
import {
  approvalProgress,
  mayApprove,
  packedExpiration,
  possibleActs,
  proposalStatus,
} from '#src/chain/model/proposal/proposal-progress.ts';
import { type Approval, suggestedProposalName } from '#src/chain/model/proposal/proposal.ts';
import {
  actedBy,
  actionText,
  readActionText,
  readQueue,
} from '#src/chain/model/signing/queued-action.ts';

const permission = (
  threshold: number,
  accounts: readonly string[],
  waits: PermissionView['waits'] = [],
): PermissionView => ({
  name: 'active',
  parent: 'owner',
  threshold,
  keys: [],
  waits,
  linked: [],
  children: [],
  accounts: accounts.map((actor) => ({ actor, permission: 'active', weight: 1 })),
});

const treasury = { actor: 'treasury', permission: 'active' };
const wait = [{ seconds: 259_200, weight: 1 }];
const authorities = new Map([
  ['treasury@active', permission(2, ['alice', 'bob', 'board'], wait)],
  ['board@active', permission(1, ['carol', 'dave'])],
]);

function progress(approved: readonly string[], delay = 0) {
  return approvalProgress(treasury, authorities, new Set(approved), delay);
}

describe('how far approvals satisfy an authority', () => {
  test.each<[readonly string[], number, boolean, number]>([
    [[], 0, false, 0],
    [['alice@active'], 0, false, 1],
    [['alice@active', 'bob@active'], 0, true, 2],
    // Another permission of the account is not the one that is named.
    [['alice@owner', 'bob@active'], 0, false, 1],
    // An account that is named stands by those behind it.
    [['alice@active', 'dave@active'], 0, true, 2],
    [['carol@active', 'dave@active'], 0, false, 1],
    // A delay as long as a wait adds its weight, a shorter one does not.
    [['alice@active'], 259_200, true, 2],
    [['alice@active'], 259_199, false, 1],
  ])('%j with a delay of %d: %s', (approved, delay, satisfied, weight) => {
    const found = progress(approved, delay);
    expect(found.satisfied).toBe(satisfied);
    expect(found.parts).toMatchObject({ weight, threshold: 2 });
  });

  test('a direct approval is enough, and an unknown authority is not satisfied', () => {
    expect(progress(['treasury@active'])).toMatchObject({ satisfied: true, parts: null });
    const stranger = { actor: 'stranger', permission: 'active' };
    expect(approvalProgress(stranger, authorities, new Set())).toMatchObject({
      satisfied: false,
      parts: null,
    });
  });

  test('an authority is looked into at the last depth that is left, and not below it', () => {
    const found = approvalProgress(treasury, authorities, new Set(['dave@active']), 0, 0);
    expect(found.parts?.weight).toBe(0);
    expect(found.parts?.accounts.map(({ parts }) => parts)).toEqual([null, null, null]);
    const deeper = approvalProgress(treasury, authorities, new Set(['dave@active']), 0, 1);
    expect(deeper.parts?.weight).toBe(1);
  });

  test('authorities that name each other end', () => {
    const circle = new Map([
      ['a@active', permission(1, ['b'])],
      ['b@active', permission(1, ['a'])],
    ]);
    const from = { actor: 'a', permission: 'active' };
    expect(approvalProgress(from, circle, new Set()).satisfied).toBe(false);
  });
});

describe('the status of a proposal', () => {
  const now = 1_000_000;
  const done = [progress(['alice@active', 'bob@active'])];
  test.each([
    [now, null, done, 'expired'],
    [now + 1, null, done, 'ready'],
    [now + 1, now + 1, done, 'delayed'],
    [now + 1, now, done, 'ready'],
    [now + 1, null, [progress([])], 'waiting'],
    [now + 1, null, [...done, progress([])], 'waiting'],
  ])('expires at %d, from %s', (expiration, earliestExecution, parts, status) => {
    expect(proposalStatus({ earliestExecution }, expiration, parts, now)).toBe(status);
  });

  test('the first four bytes of a packed transaction are its expiration in seconds', () => {
    expect(packedExpiration('80436d38'.padEnd(40, '0'))).toBe(946_684_800_000);
    expect(packedExpiration('80')).toBeNaN();
    expect(packedExpiration('')).toBeNaN();
  });
});

describe('what an account can do with a proposal', () => {
  const approvals: Approval[] = [
    { actor: 'alice', permission: 'active', state: 'Pending', givenAt: null },
    { actor: 'bob', permission: 'active', state: 'Approved', givenAt: 1 },
  ];
  const acts = (status: Parameters<typeof possibleActs>[1], actor: string, level = 'active') =>
    possibleActs({ proposer: 'carol', approvals }, status, { actor, permission: level }).acts;
  test.each([
    ['waiting', 'alice', ['approve']],
    ['waiting', 'bob', ['unapprove', 'invalidate']],
    ['waiting', 'carol', ['cancel']],
    ['waiting', 'dave', []],
    ['ready', 'dave', ['execute']],
    ['ready', 'alice', ['execute', 'approve']],
    ['delayed', 'dave', []],
    ['expired', 'dave', ['cancel']],
    ['expired', 'alice', ['cancel']],
  ] as const)('%s, %s: %j', (status, actor, expected) => {
    expect(acts(status, actor)).toEqual(expected);
  });

  test('a permission that was not requested cannot approve, and is shown the ones that can', () => {
    const found = possibleActs({ proposer: 'carol', approvals }, 'waiting', {
      actor: 'alice',
      permission: 'owner',
    });
    expect(found.acts).toEqual([]);
    expect(found.requested).toMatchObject([{ actor: 'alice', permission: 'active' }]);
    const bob = { actor: 'bob', permission: 'active' };
    expect(possibleActs({ proposer: 'carol', approvals }, 'waiting', bob).requested).toEqual([]);
  });
});

test('invalidated approvals can be revoked and given again', () => {
  const voided: Approval[] = [
    { actor: 'bob', permission: 'active', state: 'Approved', givenAt: 1, voided: true },
  ];
  const bob = { actor: 'bob', permission: 'active' };
  expect(possibleActs({ proposer: 'carol', approvals: voided }, 'waiting', bob).acts).toEqual([
    'unapprove',
  ]);
});

test('the users with a requested approval may give it, each level once', () => {
  const approvals: Approval[] = [
    { actor: 'alice', permission: 'active', state: 'Pending', givenAt: null },
    { actor: 'bob', permission: 'active', state: 'Approved', givenAt: 1 },
  ];
  const users = [
    { actor: 'alice', permission: 'owner', wallet: 'a' },
    { actor: 'alice', permission: 'active', wallet: 'a' },
    { actor: 'alice', permission: 'active', wallet: 'b' },
    { actor: 'bob', permission: 'active', wallet: 'a' },
  ];
  expect(mayApprove(users, approvals)).toMatchObject([{ actor: 'alice', permission: 'active' }]);
  const also: Approval = { actor: 'alice', permission: 'owner', state: 'Pending', givenAt: null };
  const both = mayApprove(users, [...approvals, also]).map(({ permission }) => permission);
  expect(both).toEqual(['owner', 'active']);
});

describe('what a proposal lacks', () => {
  const pending = (...actors: string[]): Approval[] =>
    actors.map((actor) => ({ actor, permission: 'active', givenAt: null, state: 'Pending' }));

  test('is a number of approvals where all weigh alike', () => {
    const [one] = missingApprovals([progress(['alice@active'])], pending('bob', 'board'));
    expect(one).toMatchObject({ actor: 'treasury', approvals: 1, weight: 1 });
    expect(one?.from.map(({ actor }) => actor)).toEqual(['bob', 'board']);
  });

  test('is a weight if those behind an account are requested instead of it', () => {
    const [one] = missingApprovals([progress(['alice@active'])], pending('carol', 'dave'));
    expect(one).toMatchObject({ approvals: null, weight: 1 });
    expect(one?.from.map(({ actor }) => actor)).toEqual(['carol', 'dave']);
  });

  const named = (threshold: number, weights: Record<string, number>) => ({
    ...permission(threshold, []),
    accounts: Object.entries(weights).map(([actor, weight]) => ({
      actor,
      permission: 'active',
      weight,
    })),
  });
  const lacking = (weights: Record<string, number>, approvals: Approval[], threshold = 3) =>
    missingApprovals(
      [
        approvalProgress(
          treasury,
          new Map([...authorities, ['treasury@active', named(threshold, weights)]]),
          new Set(),
        ),
      ],
      approvals,
    )[0];

  test.each([
    ['each weighs two of three', { alice: 2, bob: 2 }, ['alice', 'bob'], 2],
    ['each weighs one of three', { alice: 1, bob: 1, carol: 1 }, ['alice', 'bob', 'carol'], 3],
    ['they weigh differently', { alice: 2, bob: 1 }, ['alice', 'bob'], null],
    ['they weigh nothing', { alice: 0, bob: 0 }, ['alice', 'bob'], null],
    [
      'one is requested behind an account that is named',
      { bob: 1, board: 3 },
      ['bob', 'carol'],
      null,
    ],
    ['nobody is asked', { alice: 2 }, [], null],
  ])('is the number of approvals if %s', (_, weights, requested, approvals) => {
    const one = lacking(weights, pending(...requested));
    expect(one).toMatchObject({ weight: 3, approvals });
    expect(one?.from.map(({ actor }) => actor)).toEqual(requested);
  });

  test('does not come from those who have approved', () => {
    const [first, second] = pending('alice', 'bob');
    const approvals = [{ ...first!, state: 'Approved' as const }, second!];
    const one = lacking({ alice: 2, bob: 2 }, approvals);
    expect(one?.from.map(({ actor }) => actor)).toEqual(['bob']);
  });

  test('does not come from those behind an account that stands already', () => {
    const carolAndDave = progress(['dave@active']);
    const [one] = missingApprovals([carolAndDave], pending('alice', 'carol'));
    expect(one?.from.map(({ actor }) => actor)).toEqual(['alice']);
  });

  test('is not known of an authority that is not known', () => {
    const stranger = approvalProgress(
      { actor: 'eve', permission: 'owner' },
      authorities,
      new Set(),
    );
    const requested = [{ ...pending('eve')[0]!, permission: 'owner' }];
    expect(missingApprovals([stranger], requested)).toEqual([
      {
        actor: 'eve',
        permission: 'owner',
        weight: null,
        approvals: null,
        from: [{ actor: 'eve', permission: 'owner' }],
      },
    ]);
  });

  test('has no candidates if none of the requested approvals count, and is empty once satisfied', () => {
    expect(missingApprovals([progress([])], pending('stranger'))[0]?.from).toEqual([]);
    expect(missingApprovals([progress(['alice@active', 'bob@active'])], [])).toEqual([]);
  });
});

test('a suggested name is twelve characters a proposal may have, whatever the dice say', () => {
  for (const byte of [0, 25, 26, 30, 31, 127, 255]) {
    const name = suggestedProposalName(new Uint8Array(12).fill(byte));
    expect(name).toMatch(/^[a-z][a-z1-5]{11}$/);
    expect(isName(name)).toBe(true);
  }
});

describe('queued actions', () => {
  const action = {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'for alice' },
  };

  test('come back from storage as they were, amounts past 2^53 as texts', () => {
    const queue = [{ id: '1', action: { ...action, data: { units: 9_007_199_254_740_993n } } }];
    expect(readQueue(actionText(queue))).toEqual([
      { id: '1', action: { ...action, data: { units: '9007199254740993' } } },
    ]);
  });

  test.each([null, '', 'nonsense', '{}', '[{"id":1}]', '[{"id":"1","action":{}}]'])(
    'storage that holds %j holds no queue',
    (text) => expect(readQueue(text)).toEqual([]),
  );

  test('one action or several can be written as JSON', () => {
    const bare = { account: action.account, name: action.name, data: action.data };
    expect(readActionText(JSON.stringify(bare))).toEqual([action]);
    expect(readActionText(JSON.stringify([action, action]))).toHaveLength(2);
    for (const wrong of ['', '[]', '{"account":"UPPER","name":"a","data":{}}', '{"name":"a"}'])
      expect(readActionText(wrong)).toBeNull();
  });

  test('acted by another account, fields that are the first one’s name change, texts do not', () => {
    expect(actedBy(action, 'alice', 'treasury').data).toEqual({
      from: 'treasury',
      to: 'bob',
      quantity: '1.0000 EOS',
      memo: 'for alice',
    });
  });
});
