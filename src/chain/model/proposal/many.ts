import type { PermissionLevel } from '../../actions/action.ts';
import type { Approval } from './proposal.ts';

/** Actions that can be sent for several proposals in one transaction. */
export type ManyAct = 'approve' | 'unapprove';

/** Why a chosen proposal cannot be part of the transaction. */
export type ManyProblem = 'closed' | 'expired' | 'not-requested';

/** The most proposals in one transaction: the review opens and checks each of them. */
export const mostAtOnce = 20;

/** Whether a permission can approve a listed proposal, or revoke its approval. */
export function mayTake(
  approvals: readonly Approval[],
  act: ManyAct,
  level: PermissionLevel,
): boolean {
  const required = act === 'approve' ? 'Pending' : 'Approved';
  return approvals.some(
    ({ actor, permission, state }) =>
      actor === level.actor && permission === level.permission && state === required,
  );
}

/**
 * Why the contract would refuse the action now; null if it would take it.
 * @param proposal null if it has left the contract; its expiration and `now` are milliseconds UTC
 */
export function manyProblem(
  proposal: {
    readonly expiration: number | null;
    readonly approvals: readonly Approval[];
  } | null,
  act: ManyAct,
  level: PermissionLevel,
  now: number,
): ManyProblem | null {
  if (proposal === null) return 'closed';
  if (proposal.expiration === null || proposal.expiration <= now) return 'expired';
  return mayTake(proposal.approvals, act, level) ? null : 'not-requested';
}
