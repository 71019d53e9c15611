import type { PermissionLevel } from '../../actions/action.ts';
import type { Authority } from '../../actions/authority.ts';
import { keyId } from '../../core/key.ts';
import { permissionIn } from './permission-changes.ts';
import type { PermissionView } from './permission.ts';

/** What the user signs with. */
export interface UserSigners {
  /** As PUB_…. */
  readonly keys: ReadonlySet<string>;
  readonly levels: readonly PermissionLevel[];
}

/** Whether the user can use a permission after a change, and change it back. */
export type RemainingControl =
  | { readonly kind: 'alone' }
  /** A permission above it can change it. */
  | { readonly kind: 'above'; readonly permission: string }
  /** The user's weight is not enough without others, or without a wait. */
  | { readonly kind: 'together' }
  | { readonly kind: 'lost' };

/** A logged-in user, as far as its power counts. */
interface Login extends PermissionLevel {
  /** Null if the wallet does not report it. */
  readonly publicKey: string | null;
}

/**
 * The keys and permissions of the user's log-ins. Where a wallet does not report its key, the
 * permission's only key is meant.
 */
export function signersOfUser(
  logins: readonly Login[],
  account: string,
  tree: readonly PermissionView[],
): UserSigners {
  const keyOf = ({ actor, permission, publicKey }: Login) => {
    if (publicKey !== null || actor !== account) return publicKey;
    const keys = permissionIn(tree, permission)?.keys ?? [];
    return keys.length === 1 ? (keys[0]?.key ?? null) : null;
  };
  return {
    keys: new Set(
      logins
        .map(keyOf)
        .filter((key) => key !== null)
        .map(keyId),
    ),
    levels: logins.map(({ actor, permission }) => ({ actor, permission })),
  };
}

/**
 * The user's power over a permission once it has another authority.
 * @param parent the permission above it; null for owner
 */
export function remainingControl(
  after: Authority,
  parent: string | null,
  tree: readonly PermissionView[],
  own: UserSigners,
): RemainingControl {
  const weight = ownWeight(after, own);
  if (weight >= after.threshold) return { kind: 'alone' };
  for (const name of selfAndAbove(tree, parent)) {
    const above = permissionIn(tree, name);
    if (above && ownWeight(above, own) >= above.threshold)
      return { kind: 'above', permission: name };
  }
  return weight > 0 ? { kind: 'together' } : { kind: 'lost' };
}

/** Whether a permission may change another: it is that one, or above it. */
export function mayChange(
  tree: readonly PermissionView[],
  signing: string,
  permission: string,
): boolean {
  return selfAndAbove(tree, permission).includes(signing);
}

/** A permission and those above it, up to owner. Ends where a hostile tree is circular. */
function selfAndAbove(tree: readonly PermissionView[], from: string | null): string[] {
  const names: string[] = [];
  for (let name = from; name !== null && !names.includes(name);) {
    names.push(name);
    name = permissionIn(tree, name)?.parent ?? null;
  }
  return names;
}

function ownWeight({ keys, accounts }: Authority, own: UserSigners): number {
  const ownWeights = [
    ...keys.filter(({ key }) => own.keys.has(keyId(key))),
    ...accounts.filter((one) => own.levels.some((level) => satisfies(level, one))),
  ];
  return ownWeights.reduce((total, { weight }) => total + weight, 0);
}

/** Owner signs for active, too. */
function satisfies(level: PermissionLevel, required: PermissionLevel): boolean {
  if (level.actor !== required.actor) return false;
  return level.permission === required.permission || level.permission === 'owner';
}
