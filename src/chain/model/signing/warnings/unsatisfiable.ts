import type { Authority } from '../../../actions/authority.ts';
import { permissionIn, type KnownPermissions } from '../../permission/permission-changes.ts';

/**
 * Why an authority can never be satisfied: all weights together are below the threshold, they are
 * without missing accounts, without permissions that are deleted, or without accounts that need this same
 * authority. With `needs-delay` they are without waits, and only a delayed transaction can use those.
 */
export type UnsatisfiableReason =
  | 'too-little-weight'
  | 'missing-accounts'
  | 'needs-deleted'
  | 'needs-itself'
  | 'needs-delay';

interface Level {
  readonly account: string;
  readonly permission: string;
}

/** Lookups of other authorities. */
export interface AuthorityContext {
  readonly permissions: KnownPermissions;
  readonly missing: ReadonlySet<string>;
  /** Permissions that are deleted, by `levelName`. */
  readonly deleted?: ReadonlySet<string>;
}

export const levelName = ({ account, permission }: Level) => `${account}@${permission}`;

/**
 * Why an authority of a permission can never be satisfied; null if it can, as far as known.
 * Accounts that were not looked up count as satisfiable.
 */
export function unsatisfiableReason(
  authority: Authority,
  of: Level,
  surroundings: AuthorityContext,
): UnsatisfiableReason | null {
  const reaches = (weights: readonly { readonly weight: number }[]) =>
    sum(authority.keys) + sum(authority.waits) + sum(weights) >= authority.threshold;
  const { accounts } = authority;
  if (!reaches(accounts)) return 'too-little-weight';
  const existing = accounts.filter(({ actor }) => !surroundings.missing.has(actor));
  if (!reaches(existing)) return 'missing-accounts';
  const { deleted = new Set<string>() } = surroundings;
  const left = without(existing, deleted, surroundings);
  if (!reaches(left)) return 'needs-deleted';
  const free = without(left, new Set([...deleted, levelName(of)]), surroundings);
  if (!reaches(free)) return 'needs-itself';
  return sum(authority.keys) + sum(free) < authority.threshold && !waitsAlone(authority)
    ? 'needs-delay'
    : null;
}

type AccountWeights = Authority['accounts'];

/** The accounts of an authority that do not need one of the permissions. */
function without(
  accounts: AccountWeights,
  unusable: ReadonlySet<string>,
  surroundings: AuthorityContext,
): AccountWeights {
  const found = new Map<string, boolean>();
  return accounts.filter(
    ({ actor, permission }) =>
      !needs({ account: actor, permission }, unusable, surroundings, found),
  );
}

/**
 * Whether one permission can only be used through others.
 * @param found results of levels already visited: paths may meet or form a circle
 */
function needs(
  level: Level,
  others: ReadonlySet<string>,
  surroundings: AuthorityContext,
  found: Map<string, boolean>,
): boolean {
  const key = levelName(level);
  if (others.has(key)) return true;
  const earlier = found.get(key);
  if (earlier !== undefined) return earlier;
  found.set(key, false);
  const needed = permissionIn(surroundings.permissions.get(level.account) ?? [], level.permission);
  if (!needed) return false;
  const free = needed.accounts.filter(
    ({ actor, permission }) => !needs({ account: actor, permission }, others, surroundings, found),
  );
  const isShort = sum(needed.keys) + sum(needed.waits) + sum(free) < needed.threshold;
  found.set(key, isShort);
  return isShort;
}

/** Then anyone can use it, which is another warning. */
function waitsAlone({ waits, threshold }: Authority): boolean {
  return sum(waits) >= threshold;
}

function sum(weights: readonly { readonly weight: number }[]): number {
  return weights.reduce((total, { weight }) => total + weight, 0);
}
