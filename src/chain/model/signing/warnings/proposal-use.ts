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
  /** Milliseconds UTC before which it cannot be executed; null where there is no such time. */
  readonly earliest: number | null;
  readonly delaySeconds: number;
  /** Whose authority its actions need. */
  readonly needed: readonly PermissionLevel[];
  /** Approvals it asks for and does not have. */
  readonly asked: readonly PermissionLevel[];
  readonly approved: readonly PermissionLevel[];
  /** Who stands behind what is needed; empty where nobody could tell. */
  readonly authorities: Authorities;
}

/** What an action does with a proposal. */
export interface ProposalUse {
  readonly act: 'propose' | 'approve' | 'exec';
  readonly proposer: string;
  readonly name: string;
  /** Whose authority the action has. */
  readonly levels: readonly PermissionLevel[];
  /** The level that approves, or the account that executes; null where the data name none. */
  readonly by: PermissionLevel | null;
  /** The hash an approval is bound to. */
  readonly hash: string | null;
  /** Null where the contract holds none of the name. */
  readonly proposal: UsedProposal | null;
  /** Empty for a signed action. */
  readonly within: NestedActions['within'];
}

/** Why the chain would refuse what an action does with a proposal. */
export type ProposalFailure =
  'missing' | 'expired' | 'not-asked' | 'other-executer' | 'approvals' | 'too-early';

const isSame = (one: PermissionLevel) => (other: PermissionLevel) =>
  one.actor === other.actor && one.permission === other.permission;

/** The first reason for which it would fail, or null where none is known. */
export function proposalFailure(use: ProposalUse, now: number): ProposalFailure | null {
  const { act, proposal, by, levels } = use;
  if (proposal === null) return 'missing';
  if (proposal.expiration <= now) return 'expired';
  if (act === 'approve') return by && proposal.asked.some(isSame(by)) ? null : 'not-asked';
  if (act === 'exec' && !levels.some(({ actor }) => actor === by?.actor)) return 'other-executer';
  if (lacking(use).length > 0) return 'approvals';
  return proposal.earliest !== null && proposal.earliest > now ? 'too-early' : null;
}

/**
 * The authorities a proposal's actions need that its approvals do not make: those given where it is
 * executed, all those asked for where it is proposed. What nothing is known of is left out.
 */
export function lacking({ act, proposal }: ProposalUse): PermissionLevel[] {
  if (proposal === null) return [];
  const { needed, asked, approved, authorities, delaySeconds } = proposal;
  const given = act === 'exec' ? approved : [...asked, ...approved];
  const names = new Set(given.map(({ actor, permission }) => `${actor}@${permission}`));
  return needed.filter(
    (level) =>
      authorities.has(`${level.actor}@${level.permission}`) &&
      !approvalProgress(level, authorities, names, delaySeconds).satisfied,
  );
}
