import type { RequestOptions } from '../../rpc/node.ts';
import { getServedAbi, type ServedAbi } from '../../rpc/contract-calls.ts';
import type { ChainAccess } from '../chain/access.ts';
import { otherNodes } from '../chain/other-nodes.ts';

/**
 * A contract's ABI as one node serves it: the preferred one, or one of another operator than those
 * of `besides`. Null where there is no such node; rejects as the readers of the chain do.
 */
export async function readServedAbi(
  access: ChainAccess,
  account: string,
  besides: readonly string[] = [],
  options?: RequestOptions,
): Promise<ServedAbi | null> {
  const nodes = besides.length === 0 ? access : otherNodes(access, ...besides);
  return nodes && getServedAbi(nodes.pool, account, options);
}
