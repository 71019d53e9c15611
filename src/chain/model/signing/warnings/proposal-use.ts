import type { PermissionLevel } from '../../../actions/action.ts';
import type { NestedActions } from '../nested-actions.ts';
import { approvalProgress } from '../../proposal/proposal-progress.ts';
import type { Authorities } from '../../permission/resolved-permission.ts';

/** A proposal as it is, or as it would be once proposed. */
export interface UsedProposal {
  /** The sha256 of its packed transaction. */
  readonly hash: string;
  /** Milliseconds UTC. */
  readonly expiration: number;
  /** Earliest execution, milliseconds UTC; null for none. */
  readonly earliest: number | null;
  readonly delaySeconds: number;
  /** The permissions its actions need. */
  readonly needed: readonly PermissionLevel[];
  /** Requested approvals that were not given. */
  readonly requested: readonly PermissionLevel[];
  readonly approved: readonly PermissionLevel[];
  /** The authorities behind the needed permissions; empty if unknown. */
  readonly authorities: Authorities;
}

/** An action that uses a proposal. */
export interface ProposalUse {
  readonly act: 'propose' | 'approve' | 'exec';
  readonly proposer: string;
  readonly name: string;
  /** The permissions that authorize the action. */
  readonly levels: readonly PermissionLevel[];
  /** The approving permission, or the executing account; null if the data has none. */
  readonly by: PermissionLevel | null;
  /** The hash that an approval is bound to. */
  readonly hash: string | null;
  /** Null if the contract has no proposal with this name. */
  readonly proposal: UsedProposal | null;
  /** Empty for a signed action. */
  readonly within: NestedActions['within'];
}

/** Why the chain would refuse an action on a proposal. */
export type ProposalFailure =
  | 'missing'
  | 'expired'
  | 'not-requested'
  | 'other-executer'
  | 'approvals'
  | 'too-early';

const isSame = (one: PermissionLevel) => (other: PermissionLevel) =>
  one.actor === other.actor && one.permission === other.permission;

/** The first reason why the action would fail; null if none is known. */
export function proposalFailure(use: ProposalUse, now: number): ProposalFailure | null {
  const { act, proposal, by, levels } = use;
  if (proposal === null) return 'missing';
  if (proposal.expiration <= now) return 'expired';
  if (act === 'approve') return by && proposal.requested.some(isSame(by)) ? null : 'not-requested';
  if (act === 'exec' && !levels.some(({ actor }) => actor === by?.actor)) return 'other-executer';
  if (missingLevels(use).length > 0) return 'approvals';
  return proposal.earliest !== null && proposal.earliest > now ? 'too-early' : null;
}

/**
 * The needed authorities that the approvals do not satisfy: given approvals for execution,
 * requested ones for a new proposal. Unknown authorities are left out.
 */
export function missingLevels({ act, proposal }: ProposalUse): PermissionLevel[] {
  if (proposal === null) return [];
  const { needed, requested, approved, authorities, delaySeconds } = proposal;
  const given = act === 'exec' ? approved : [...requested, ...approved];
  const names = new Set(given.map(({ actor, permission }) => `${actor}@${permission}`));
  return needed.filter(
    (level) =>
      authorities.has(`${level.actor}@${level.permission}`) &&
      !approvalProgress(level, authorities, names, delaySeconds).satisfied,
  );
}
