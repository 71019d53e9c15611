import { expect, it } from 'vitest';
import { manyProblem, mayTake } from '#src/chain/model/proposal/many.ts';
import type { Approval } from '#src/chain/model/proposal/proposal.ts';

const NOW = 1_000;
const level = { actor: 'alice', permission: 'active' };
const pending: Approval = { ...level, state: 'Pending', givenAt: null };
const given: Approval = { ...level, state: 'Approved', givenAt: 5 };

it('takes only proposals that ask exactly the signing permission', () => {
  expect(mayTake([pending], 'approve', level)).toBe(true);
  expect(mayTake([pending], 'unapprove', level)).toBe(false);
  expect(mayTake([given], 'unapprove', level)).toBe(true);
  expect(mayTake([pending], 'approve', { ...level, permission: 'owner' })).toBe(false);
  expect(mayTake([], 'approve', level)).toBe(false);
});

it('says why a proposal that changed since it was listed is left out', () => {
  const open = { expiration: NOW + 1, approvals: [pending] };
  expect(manyProblem(open, 'approve', level, NOW)).toBeNull();
  expect(manyProblem(null, 'approve', level, NOW)).toBe('closed');
  expect(manyProblem({ ...open, expiration: NOW }, 'approve', level, NOW)).toBe('expired');
  expect(manyProblem({ ...open, approvals: [given] }, 'approve', level, NOW)).toBe('not-requested');
});
