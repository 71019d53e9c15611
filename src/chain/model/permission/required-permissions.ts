import type { PermissionLevel } from '../../actions/action.ts';
import * as limits from '../../core/limits.ts';
import type { PermissionResponse } from '../../rpc/responses.ts';

/** A permission, and the permissions whose approvals can satisfy it. */
export interface RequiredPermission extends PermissionLevel {
  /** Permissions of other accounts. Empty if only keys count, or at the depth limit. */
  readonly needs: readonly RequiredPermission[];
}

/** How the tree loads missing permissions. */
export interface PermissionLookup {
  permissions(account: string): Promise<readonly PermissionResponse[]>;
  /** Names of all active and standby producers. */
  producers(): Promise<readonly string[]>;
}

const BY_PRODUCERS = ['owner', 'active'];

/**
 * The tree of permissions behind one, up to a depth. Owner and active of the system account are
 * satisfied by the producers' active permissions. An account that fails to load becomes a leaf, but
 * a failure of the root is thrown.
 */
export async function requiredPermissions(
  root: PermissionLevel,
  lookup: PermissionLookup,
  systemAccount: string,
  depth: number = limits.permissionDepth,
): Promise<RequiredPermission> {
  async function grow(level: PermissionLevel, left: number): Promise<RequiredPermission> {
    const needed = left > 0 ? await neededBy(level) : [];
    const leaf = (one: PermissionLevel): RequiredPermission => ({ ...one, needs: [] });
    const needs = needed.map((one) => grow(one, left - 1).catch(() => leaf(one)));
    return { ...level, needs: await Promise.all(needs) };
  }

  async function neededBy({ actor, permission }: PermissionLevel): Promise<PermissionLevel[]> {
    if (actor === systemAccount && BY_PRODUCERS.includes(permission)) {
      const producers = await lookup.producers();
      if (producers.length > 0)
        return producers.map((owner) => ({ actor: owner, permission: 'active' }));
    }
    const all = await lookup.permissions(actor);
    const match = all.find(({ perm_name }) => perm_name === permission);
    return (match?.required_auth.accounts ?? []).map((account) => ({
      actor: account.permission.actor,
      permission: account.permission.permission,
    }));
  }

  return grow({ actor: root.actor, permission: root.permission }, depth);
}

/** The distinct leaves of a tree: the approvals a proposal requests. */
export function approversOf(tree: RequiredPermission): PermissionLevel[] {
  const levels = new Map<string, PermissionLevel>();
  const walk = ({ actor, permission, needs }: RequiredPermission): void => {
    if (needs.length === 0) levels.set(`${actor}@${permission}`, { actor, permission });
    needs.forEach(walk);
  };
  walk(tree);
  return [...levels.values()];
}
