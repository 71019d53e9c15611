import { isMissing } from '../../rpc/missing.ts';
import type { Asking, NodeClient } from '../../rpc/node.ts';

export async function accountExists(
  node: NodeClient,
  name: string,
  asking?: Asking,
): Promise<boolean> {
  return (await permissionNames(node, name, asking)) !== null;
}

/** The names of an account's permissions; null where there is no such account. */
export async function permissionNames(
  node: NodeClient,
  name: string,
  asking?: Asking,
): Promise<readonly string[] | null> {
  try {
    const { permissions } = await node.getAccount(name, asking);
    return permissions.map(({ perm_name }) => perm_name);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
