import * as limits from '../../core/limits.ts';
import { type PermissionLink, permissionTree } from '../../model/permission/permission-tree.ts';
import type { PermissionView } from '../../model/permission/permission.ts';
import {
  accountAuthority,
  type Authorities,
  namedLevels,
} from '../../model/permission/resolved-permission.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { createHyperionLists } from '../../services/hyperion/lists.ts';
import type { Listed } from '../../services/pages.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromHyperion } from '../chain/hyperion.ts';
import { readAccount } from './account.ts';

/** Maximum accounts to read: a permission can name more than a page can show. */
const MAX_ACCOUNTS = 60;

export interface ResolvedPermissions {
  /** The authority behind each permission level, by `actor@permission`. */
  readonly authorities: Authorities;
  /** False if more accounts are named than were read. */
  readonly complete: boolean;
}

/** The permissions of an account as trees. Throws MissingError if the account does not exist. */
export async function readPermissions(
  access: ChainAccess,
  name: string,
  options?: RequestOptions,
): Promise<readonly PermissionView[]> {
  const { permissions } = await readAccount(access, name, options);
  return permissionTree(permissions, access.config.keyPrefix);
}

/**
 * The authorities of the accounts that permissions name, and of the accounts those name, to depth
 * 2. Each account is read once, also in a cycle.
 */
export async function resolvePermissions(
  access: ChainAccess,
  permissions: readonly PermissionView[],
  depth: number = limits.permissionDepth,
  options?: RequestOptions,
): Promise<ResolvedPermissions> {
  const authorities = new Map<string, PermissionView | null>();
  const trees = new Map<string, Promise<readonly PermissionView[] | null>>();
  let complete = true;
  let levels = namedLevels(permissions);
  for (let at = 0; at < depth && levels.length > 0; at++) {
    const fresh = levels.filter(
      ({ actor, permission }) => !authorities.has(`${actor}@${permission}`),
    );
    const requested = fresh.filter(
      ({ actor }) => trees.has(actor) || loadTree(trees, access, actor, options),
    );
    complete &&= requested.length === fresh.length;
    const found = await Promise.all(
      requested.map(async ({ actor, permission }) => {
        const tree = await trees.get(actor);
        const authority = tree ? accountAuthority(tree, permission) : null;
        authorities.set(`${actor}@${permission}`, authority);
        return authority;
      }),
    );
    levels = namedLevels(found.filter((one) => one !== null));
  }
  return { authorities, complete };
}

function loadTree(
  trees: Map<string, Promise<readonly PermissionView[] | null>>,
  { node, config }: ChainAccess,
  actor: string,
  options?: RequestOptions,
): boolean {
  if (trees.size >= MAX_ACCOUNTS) return false;
  const tree = node.getAccount(actor, options).then(
    (response) => permissionTree(response.permissions, config.keyPrefix),
    (error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    },
  );
  // All are awaited later. This avoids an unhandled rejection meanwhile.
  tree.catch(() => undefined);
  trees.set(actor, tree);
  return true;
}

/**
 * Linked actions of permissions, for nodes whose get_account omits them: from Hyperion or, without
 * one, from the backend. Throws UnsupportedError without both.
 */
export async function permissionLinks(
  access: ChainAccess,
  account: string,
): Promise<Listed<PermissionLink>> {
  const { hyperionPool, config } = access;
  if (hyperionPool) return fromHyperion(createHyperionLists(hyperionPool).getLinks(account));
  if (config.backendUrl === null) throw new UnsupportedError('hyperion');
  const [{ backendOf }, { dfusePermissionLinks }] = await Promise.all([
    import('../chain/backend.ts'),
    import('../../services/backend/dfuse.ts'),
  ]);
  const links = await dfusePermissionLinks(backendOf(access), account);
  const rows = links.map(({ contract, action, permission_name: permission }) => ({
    contract,
    action: action || null,
    permission,
  }));
  return { rows, complete: true };
}
