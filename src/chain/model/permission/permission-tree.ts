import type { PermissionResponse } from '../../rpc/responses.ts';
import { displayKey } from './key.ts';
import { permissionBranches } from './permission-branches.ts';
import type { LinkedAction, PermissionView } from './permission.ts';

/** A permission link as an indexer reports it. */
export interface PermissionLink extends LinkedAction {
  readonly permission: string;
}

/** An account's permissions as trees, with keys in the chain's form. */
export function permissionTree(
  permissions: readonly PermissionResponse[],
  keyPrefix: string,
): PermissionView[] {
  return permissionBranches(permissions, (key) => displayKey(key, keyPrefix));
}

/** The trees with links from an indexer, for nodes too old to report links. */
export function withLinks(
  permissions: readonly PermissionView[],
  links: readonly PermissionLink[],
): PermissionView[] {
  const byPermission = Map.groupBy(links, ({ permission }) => permission);
  const linkId = ({ contract, action }: LinkedAction) => JSON.stringify([contract, action]);
  const linked = (permission: PermissionView): PermissionView => {
    const shown = new Set(permission.linked.map(linkId));
    const fresh = (byPermission.get(permission.name) ?? [])
      .filter((link) => !shown.has(linkId(link)))
      .map(({ contract, action }) => ({ contract, action }));
    return {
      ...permission,
      linked: [...permission.linked, ...fresh],
      children: permission.children.map(linked),
    };
  };
  return permissions.map(linked);
}
