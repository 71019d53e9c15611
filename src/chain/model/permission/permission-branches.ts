import type { PermissionResponse } from '../../rpc/responses.ts';
import type { LinkedAction, PermissionView } from './permission.ts';

/** Limit of keys converted to the chain's form, at 0.1 ms each. Others stay unchanged. */
const MOST_KEYS = 500;

/** Deeper than chains allow. Permissions below it become roots. */
const MAX_DEPTH = 64;

/**
 * An account's permissions as trees. Roots have no parent, or have a circular or missing one in a
 * hostile response. Each permission is in the result exactly once.
 */
export function permissionBranches(
  permissions: readonly PermissionResponse[],
  displayed: (key: string) => string = (key) => key,
): PermissionView[] {
  const left = new Map(permissions.map((permission) => [permission.perm_name, permission]));
  let keysLeft = MOST_KEYS;
  const shownKey = (key: string) => (keysLeft-- > 0 ? displayed(key) : key);
  const below = Map.groupBy(permissions, ({ parent }) => parent);

  function grow(permission: PermissionResponse, depth = 0): PermissionView {
    left.delete(permission.perm_name);
    const children: PermissionView[] = [];
    for (const child of depth < MAX_DEPTH ? (below.get(permission.perm_name) ?? []) : [])
      if (left.get(child.perm_name) === child) children.push(grow(child, depth + 1));
    return view(permission, shownKey, children);
  }

  const roots: PermissionView[] = [];
  for (const isRoot of [
    (permission: PermissionResponse) => permission.parent === '',
    (permission: PermissionResponse) => !left.has(permission.parent),
    () => true,
  ])
    for (const permission of permissions)
      if (left.get(permission.perm_name) === permission && isRoot(permission))
        roots.push(grow(permission));
  return roots;
}

function view(
  permission: PermissionResponse,
  shownKey: (key: string) => string,
  children: readonly PermissionView[],
): PermissionView {
  const { threshold, keys, accounts, waits } = permission.required_auth;
  return {
    name: permission.perm_name,
    parent: permission.parent === '' ? null : permission.parent,
    threshold,
    keys: keys.map(({ key, weight }) => ({ key: shownKey(key), weight })),
    accounts: accounts.map(({ permission: level, weight }) => ({
      actor: level.actor,
      permission: level.permission,
      weight,
    })),
    waits: waits.map(({ wait_sec: seconds, weight }) => ({ seconds, weight })),
    linked: linkedActions(permission.linked_actions),
    children,
  };
}

/** Links as nodes report them. One to a whole contract has no action. */
export function linkedActions(
  links: PermissionResponse['linked_actions'] | undefined,
): LinkedAction[] {
  return (links ?? []).map(({ account, action }) => ({
    contract: account,
    action: action === '' ? null : action,
  }));
}
