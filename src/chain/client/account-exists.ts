import { isMissing } from '../rpc/missing.ts';
import type { Asking, NodeClient } from '../rpc/node.ts';

export async function accountExists(
  node: NodeClient,
  name: string,
  asking?: Asking,
): Promise<boolean> {
  try {
    await node.getAccount(name, asking);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
