import type { PermissionLevel } from '../../actions/action.ts';
import * as limits from '../../core/limits.ts';
import type { Proposal } from './proposal.ts';
import type { Authorities } from '../permission/resolved-permission.ts';

/** How far an authority is from being satisfied by approvals. */
export interface ApprovalProgress extends PermissionLevel {
  readonly satisfied: boolean;
  /** Null where it approved itself, or where nothing is known of it. */
  readonly parts: {
    readonly weight: number;
    readonly threshold: number;
    /** Accounts it names, each with what it adds. */
    readonly accounts: readonly (ApprovalProgress & { readonly adds: number })[];
  } | null;
}

const levelName = ({ actor, permission }: PermissionLevel) => `${actor}@${permission}`;

/**
 * As the multisig contract counts: a permission stands once it approved itself, or once the
 * permissions its authority names and the waits the transaction's delay covers make its threshold.
 * Keys add nothing: nobody signs for others in a proposal.
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

/** `delayed`: approved, and its waiting time is not over. */
export type ProposalStatus = 'expired' | 'delayed' | 'ready' | 'waiting';

/**
 * What an open proposal can do now.
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

/** The first four bytes of a packed transaction: when it expires, in milliseconds UTC. */
export function packedExpiration(packed: string): number {
  const bytes = packed.slice(0, 8).match(/../g) ?? [];
  return bytes.length === 4 ? Number.parseInt(bytes.toReversed().join(''), 16) * 1_000 : Number.NaN;
}
