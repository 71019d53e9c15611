import type { PermissionLevel } from '../../actions/action.ts';
import { unique } from '../../core/unique.ts';
import type { ApprovalProgress } from './proposal-progress.ts';
import type { Approval } from './proposal.ts';

/** The approvals an authority still needs. */
export interface Missing extends PermissionLevel {
  /** The minimum number of approvals; null if weights differ or nothing is known. */
  readonly approvals: number | null;
  readonly weight: number | null;
  /** Requested approvers who have not approved and whose approval counts. */
  readonly from: readonly PermissionLevel[];
}

const levelName = ({ actor, permission }: PermissionLevel) => `${actor}@${permission}`;

/** The missing approvals of each unsatisfied authority. */
export function missingApprovals(
  progress: readonly ApprovalProgress[],
  approvals: readonly Approval[],
): readonly Missing[] {
  const open = new Set(approvals.filter(({ state }) => state === 'Pending').map(levelName));
  return progress.filter(({ satisfied }) => !satisfied).map((one) => missingOf(one, open));
}

function missingOf(progress: ApprovalProgress, open: ReadonlySet<string>): Missing {
  const { actor, permission, parts } = progress;
  const from = within(progress, open);
  const weight = parts && parts.threshold - parts.weight;
  const direct = parts?.accounts.filter((one) => open.has(levelName(one))) ?? [];
  const weights = new Set(direct.map(({ adds }) => adds));
  const [each] = weights;
  const alike = weights.size === 1 && direct.length === from.length && each !== undefined;
  const approvals = alike && weight !== null && each > 0 ? Math.ceil(weight / each) : null;
  return { actor, permission, weight, approvals, from };
}

/** Approvers in a tree who can still add something. Below an approved permission nothing counts. */
function within(progress: ApprovalProgress, open: ReadonlySet<string>): PermissionLevel[] {
  if (progress.satisfied) return [];
  const { actor, permission, parts } = progress;
  const own = open.has(levelName(progress)) ? [{ actor, permission }] : [];
  const levels = [...own, ...(parts?.accounts ?? []).flatMap((one) => within(one, open))];
  return unique(levels, levelName);
}
