import type { PermissionLevel } from '../../actions/action.ts';
import type { ProposalStatus } from './proposal-progress.ts';
import type { Approval } from './proposal.ts';

export type ProposalAct = 'approve' | 'unapprove' | 'execute' | 'cancel' | 'invalidate';

/**
 * What an account can do with an open proposal. Approvals must be by exactly the requested
 * permission. Anyone can execute. Only the proposer can cancel before it expires. An approver can
 * invalidate all of their approvals, of other proposals too.
 */
export function possibleActs(
  { proposer, approvals }: { readonly proposer: string; readonly approvals: readonly Approval[] },
  status: ProposalStatus,
  user: PermissionLevel,
): { readonly acts: readonly ProposalAct[]; readonly requested: readonly PermissionLevel[] } {
  const own = approvals.filter(({ actor }) => actor === user.actor);
  const here = own.find(({ permission }) => permission === user.permission);
  const expired = status === 'expired';
  const acts: ProposalAct[] = [];
  if (status === 'ready') acts.push('execute');
  if (here?.state === 'Pending' && !expired) acts.push('approve');
  if (here?.state === 'Approved' && !expired) acts.push('unapprove');
  if (proposer === user.actor || expired) acts.push('cancel');
  if (own.some(({ state, voided }) => state === 'Approved' && !voided)) acts.push('invalidate');
  return { acts, requested: own.filter(({ state }) => state === 'Pending') };
}

/** The users whose requested approval is still missing, each level once. */
export function mayApprove<User extends PermissionLevel>(
  users: readonly User[],
  approvals: readonly Approval[],
): readonly User[] {
  const requested = approvals.filter(({ state }) => state === 'Pending');
  const found = users.filter(({ actor, permission }) =>
    requested.some((one) => one.actor === actor && one.permission === permission),
  );
  const byLevel = new Map(found.map((one) => [`${one.actor}@${one.permission}`, one]));
  return [...byLevel.values()];
}
