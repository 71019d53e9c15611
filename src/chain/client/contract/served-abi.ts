import { getServedAbi, type ServedAbi } from '../../rpc/contract-calls.ts';
import type { ChainAccess } from '../chain/access.ts';
import { otherNodes } from '../chain/other-nodes.ts';

/**
 * A contract's ABI from the preferred node, or from an operator other than those of `besides`. Null
 * if there is no such node. Rejects with the errors of node calls.
 */
export async function readServedAbi(
  access: ChainAccess,
  account: string,
  besides: readonly string[] = [],
): Promise<ServedAbi | null> {
  const nodes = besides.length === 0 ? access : otherNodes(access, ...besides);
  return nodes && getServedAbi(nodes.pool, account);
}
