import { describe, expect, test } from 'vitest';
import {
  approvalProgress,
  mayApprove,
  packedExpiration,
  possibleActs,
  proposalStatus,
  statusAfterRun,
} from '#src/chain/model/proposal/proposal-progress.ts';
import type { Approval } from '#src/chain/model/proposal/proposal.ts';
import { authorities, permission, progress, treasury } from './treasury.ts';

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

  const refused = { kind: 'refused', endpoint: 'https://node.example', message: 'no' } as const;
  test.each([
    ['ready', null, 'checking'],
    ['ready', { kind: 'unknown' }, 'ready'],
    ['ready', refused, 'failing'],
    ['waiting', refused, 'waiting'],
    ['delayed', null, 'delayed'],
  ] as const)('%s is called so only after a dry run (%j): %s', (status, run, expected) => {
    expect(statusAfterRun(status, run)).toBe(expected);
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
    ['checking', 'dave', ['execute']],
    ['failing', 'dave', ['execute']],
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
