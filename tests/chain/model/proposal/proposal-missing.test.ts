import { describe, expect, test } from 'vitest';
import { missingApprovals } from '#src/chain/model/proposal/proposal-missing.ts';
import { approvalProgress } from '#src/chain/model/proposal/proposal-progress.ts';
import type { Approval } from '#src/chain/model/proposal/proposal.ts';
import { authorities, permission, progress, treasury } from './treasury.ts';

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

  test('does not come from those behind an existing account', () => {
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
