import { isMissing } from '../../rpc/missing.ts';
import type { RequestOptions, NodeClient } from '../../rpc/node.ts';
import { hasResources } from '../../tables/accounts.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * Requests the account itself, which fails if there is none, only where no row can prove it and where a
 * node does not list scopes.
 */
export async function accountExists(
  { node, pool }: Pick<ChainAccess, 'node' | 'pool'>,
  name: string,
  options?: RequestOptions,
): Promise<boolean> {
  const exists = await hasResources(pool, name, options).catch(() => null);
  return exists ?? (await permissionNames(node, name, options)) !== null;
}

/** The names of an account's permissions. Null if the account does not exist. */
export async function permissionNames(
  node: NodeClient,
  name: string,
  options?: RequestOptions,
): Promise<readonly string[] | null> {
  const permissions = await permissionsOf(node, name, options);
  return permissions && permissions.map(({ perm_name }) => perm_name);
}

/** The keys of an account's permissions. Null if the account does not exist. */
export async function accountKeys(
  access: Pick<ChainAccess, 'node' | 'pool'>,
  name: string,
): Promise<readonly string[] | null> {
  if (!(await accountExists(access, name))) return null;
  const permissions = await permissionsOf(access.node, name);
  return (
    permissions &&
    permissions.flatMap(({ required_auth }) => required_auth.keys.map(({ key }) => key))
  );
}

async function permissionsOf(node: NodeClient, name: string, options?: RequestOptions) {
  try {
    return (await node.getAccount(name, options)).permissions;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
