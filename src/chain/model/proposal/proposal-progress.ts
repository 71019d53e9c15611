import type { PermissionLevel } from '../../actions/action.ts';
import * as limits from '../../core/limits.ts';
import type { DryRun } from '../transaction/dry-run.ts';
import type { Authorities } from '../permission/resolved-permission.ts';
import type { Approval, Proposal } from './proposal.ts';

/** How far approvals satisfy an authority. */
export interface ApprovalProgress extends PermissionLevel {
  readonly satisfied: boolean;
  /** Null if it approved directly, or if its authority is unknown. */
  readonly parts: {
    readonly weight: number;
    readonly threshold: number;
    /** The accounts it names, with their weights. */
    readonly accounts: readonly (ApprovalProgress & { readonly adds: number })[];
  } | null;
}

const levelName = ({ actor, permission }: PermissionLevel) => `${actor}@${permission}`;

/**
 * Counts like the multisig contract. A permission is satisfied if it approved directly, or if the
 * satisfied permissions of its authority and the waits covered by the delay reach its threshold.
 * Keys do not count in a proposal.
 * @param approved by `actor@permission`
 */
export function approvalProgress(
  level: PermissionLevel,
  authorities: Authorities,
  approved: ReadonlySet<string>,
  delaySeconds = 0,
  depth: number = limits.permissionDepth,
): ApprovalProgress {
  const { actor, permission } = level;
  const one = { actor, permission };
  if (approved.has(levelName(level))) return { ...one, satisfied: true, parts: null };
  const authority = depth < 0 ? null : authorities.get(levelName(level));
  if (!authority) return { ...one, satisfied: false, parts: null };
  const accounts = authority.accounts.map((account) => ({
    ...approvalProgress(account, authorities, approved, delaySeconds, depth - 1),
    adds: account.weight,
  }));
  const waits = authority.waits.filter(({ seconds }) => seconds <= delaySeconds);
  const weight =
    accounts.reduce((sum, { satisfied, adds }) => sum + (satisfied ? adds : 0), 0) +
    waits.reduce((sum, wait) => sum + wait.weight, 0);
  const { threshold } = authority;
  return { ...one, satisfied: weight >= threshold, parts: { weight, threshold, accounts } };
}

/**
 * `delayed`: approved, but its delay is not over. `checking`: approved, and a node runs it. `failing`:
 * approved, but it would fail.
 */
export type ProposalStatus = 'expired' | 'delayed' | 'checking' | 'failing' | 'ready' | 'waiting';

/**
 * The state of an open proposal.
 * @param expiration milliseconds UTC, as `now`
 */
export function proposalStatus(
  { earliestExecution }: Pick<Proposal, 'earliestExecution'>,
  expiration: number,
  progress: readonly ApprovalProgress[],
  now: number,
): ProposalStatus {
  if (expiration <= now) return 'expired';
  if (!progress.every(({ satisfied }) => satisfied)) return 'waiting';
  return earliestExecution !== null && earliestExecution > now ? 'delayed' : 'ready';
}

/**
 * Approved is not yet ready: a proposal that a dry run refuses cannot be executed now.
 * @param run the dry run of its execution; null while it runs
 */
export function statusAfterRun(status: ProposalStatus, run: DryRun | null): ProposalStatus {
  if (status !== 'ready') return status;
  if (run === null) return 'checking';
  return run.kind === 'refused' ? 'failing' : 'ready';
}

/** The expiration in the first four bytes of a packed transaction, in milliseconds UTC. */
export function packedExpiration(packed: string): number {
  const bytes = packed.slice(0, 8).match(/../g) ?? [];
  return bytes.length === 4 ? Number.parseInt(bytes.toReversed().join(''), 16) * 1_000 : Number.NaN;
}

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
  const ownApproval = own.find(({ permission }) => permission === user.permission);
  const expired = status === 'expired';
  const acts: ProposalAct[] = [];
  if (status === 'ready' || status === 'checking' || status === 'failing') acts.push('execute');
  if (ownApproval?.state === 'Pending' && !expired) acts.push('approve');
  if (ownApproval?.state === 'Approved' && !expired) acts.push('unapprove');
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
  const matching = users.filter(({ actor, permission }) =>
    requested.some((one) => one.actor === actor && one.permission === permission),
  );
  const byLevel = new Map(matching.map((one) => [`${one.actor}@${one.permission}`, one]));
  return [...byLevel.values()];
}
