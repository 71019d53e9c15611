import type { PermissionAnswer } from '../rpc/answers.ts';
import { displayKey } from './display-key.ts';
import type { LinkedAction, PermissionView } from './permission.ts';

/** A link as an indexer tells it. */
export interface PermissionLink extends LinkedAction {
  readonly permission: string;
}

/** Deeper than chains allow; what hangs below it becomes a root. */
const MAX_DEPTH = 64;

/**
 * The permissions of an account as trees. Roots are those without a parent, and those a hostile
 * answer ties in a circle or to a parent that is not there: none is lost, none shown twice.
 */
export function permissionTree(
  permissions: readonly PermissionAnswer[],
  keyPrefix: string,
): PermissionView[] {
  const left = new Map(permissions.map((permission) => [permission.perm_name, permission]));

  function grow(permission: PermissionAnswer, depth = 0): PermissionView {
    left.delete(permission.perm_name);
    const children: PermissionView[] = [];
    for (const child of depth < MAX_DEPTH ? permissions : [])
      if (child.parent === permission.perm_name && left.get(child.perm_name) === child)
        children.push(grow(child, depth + 1));
    return view(permission, keyPrefix, children);
  }

  const roots: PermissionView[] = [];
  for (const isRoot of [
    (permission: PermissionAnswer) => permission.parent === '',
    (permission: PermissionAnswer) => !left.has(permission.parent),
    () => true,
  ])
    for (const permission of permissions)
      if (left.get(permission.perm_name) === permission && isRoot(permission))
        roots.push(grow(permission));
  return roots;
}

/** The trees with the links of an indexer, for nodes too old to tell them. */
export function withLinks(
  permissions: readonly PermissionView[],
  links: readonly PermissionLink[],
): PermissionView[] {
  return permissions.map((permission) => {
    const told = links
      .filter((link) => link.permission === permission.name)
      .map(({ contract, action }) => ({ contract, action }));
    const fresh = told.filter(
      (link) =>
        !permission.linked.some(
          (known) => known.contract === link.contract && known.action === link.action,
        ),
    );
    return {
      ...permission,
      linked: [...permission.linked, ...fresh],
      children: withLinks(permission.children, links),
    };
  });
}

function view(
  permission: PermissionAnswer,
  keyPrefix: string,
  children: readonly PermissionView[],
): PermissionView {
  const { threshold, keys, accounts, waits } = permission.required_auth;
  return {
    name: permission.perm_name,
    parent: permission.parent === '' ? null : permission.parent,
    threshold,
    keys: keys.map(({ key, weight }) => ({ key: displayKey(key, keyPrefix), weight })),
    accounts: accounts.map(({ permission: level, weight }) => ({
      ...{ actor: level.actor, permission: level.permission, weight },
    })),
    waits: waits.map(({ wait_sec: seconds, weight }) => ({ seconds, weight })),
    linked: (permission.linked_actions ?? []).map((link) => ({
      contract: link.account,
      action: link.action === '' ? null : link.action,
    })),
    children,
  };
}
