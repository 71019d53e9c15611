import type { PermissionLevel } from '../../actions/action.ts';
import * as limits from '../../core/limits.ts';
import type { PermissionResponse } from '../../rpc/responses.ts';

/** A permission, and those whose approval can stand for its own. */
export interface RequiredPermission extends PermissionLevel {
  /** Of other accounts. None where keys alone decide, or where the depth ends. */
  readonly needs: readonly RequiredPermission[];
}

/** How the tree asks for what it lacks. */
export interface PermissionLookup {
  permissions(account: string): Promise<readonly PermissionResponse[]>;
  /** The names of all who produce or stand by to. */
  producers(): Promise<readonly string[]>;
}

const BY_PRODUCERS = ['owner', 'active'];

/**
 * The tree of permissions behind one, some levels deep. The owner and active permissions of the
 * system account are the block producers' active ones. Below the root an account that cannot be
 * asked is a leaf; the root's failure is thrown.
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
    const found = all.find(({ perm_name }) => perm_name === permission);
    return (found?.required_auth.accounts ?? []).map((account) => ({
      actor: account.permission.actor,
      permission: account.permission.permission,
    }));
  }

  return grow({ actor: root.actor, permission: root.permission }, depth);
}

/** The leaves of a tree, each once: whom a proposal asks to approve. */
export function approversOf(tree: RequiredPermission): PermissionLevel[] {
  const found = new Map<string, PermissionLevel>();
  const walk = ({ actor, permission, needs }: RequiredPermission): void => {
    if (needs.length === 0) found.set(`${actor}@${permission}`, { actor, permission });
    needs.forEach(walk);
  };
  walk(tree);
  return [...found.values()];
}
