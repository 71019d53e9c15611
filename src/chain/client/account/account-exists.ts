import { isMissing } from '../../rpc/missing.ts';
import type { RequestOptions, NodeClient } from '../../rpc/node.ts';

export async function accountExists(
  node: NodeClient,
  name: string,
  options?: RequestOptions,
): Promise<boolean> {
  return (await permissionNames(node, name, options)) !== null;
}

/** The names of an account's permissions. Null if the account does not exist. */
export async function permissionNames(
  node: NodeClient,
  name: string,
  options?: RequestOptions,
): Promise<readonly string[] | null> {
  try {
    const { permissions } = await node.getAccount(name, options);
    return permissions.map(({ perm_name }) => perm_name);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
