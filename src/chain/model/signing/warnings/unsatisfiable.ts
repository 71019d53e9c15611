import type { Authority } from '../../../actions/authority.ts';
import { permissionIn, type KnownPermissions } from '../../permission/permission-changes.ts';

/**
 * Why an authority can never be satisfied: all weights together are below the threshold, they are
 * without missing accounts, or they are without accounts that need this same authority. With
 * `needs-delay` they are without waits, and only a delayed transaction can use those.
 */
export type UnsatisfiableReason =
  | 'too-little-weight'
  | 'missing-accounts'
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
}

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
  const free = existing.filter(
    ({ actor, permission }) =>
      !needs({ account: actor, permission }, of, surroundings, new Map<string, boolean>()),
  );
  if (!reaches(free)) return 'needs-itself';
  return sum(authority.keys) + sum(free) < authority.threshold && !waitsAlone(authority)
    ? 'needs-delay'
    : null;
}

/**
 * Whether one permission can only be used through another.
 * @param found results of levels already visited: paths may meet or form a circle
 */
function needs(
  level: Level,
  other: Level,
  surroundings: AuthorityContext,
  found: Map<string, boolean>,
): boolean {
  if (level.account === other.account && level.permission === other.permission) return true;
  const key = `${level.account}@${level.permission}`;
  const earlier = found.get(key);
  if (earlier !== undefined) return earlier;
  found.set(key, false);
  const needed = permissionIn(surroundings.permissions.get(level.account) ?? [], level.permission);
  if (!needed) return false;
  const free = needed.accounts.filter(
    ({ actor, permission }) => !needs({ account: actor, permission }, other, surroundings, found),
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
