import * as limits from '../../core/limits.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { holding } from './follow-sent.ts';
import { indexedTransaction } from '../history/history.ts';

/**
 * The block number of a recently sent transaction, from history or from the newest blocks. Null if
 * it is not found or the requests fail. No second node confirms it.
 */
export async function findSent(
  access: ChainAccess,
  id: string,
  options: RequestOptions = {},
): Promise<number | null> {
  try {
    return (await indexedTransaction(access, id, options)).blockNum;
  } catch {
    return inLatestBlocks(access, id, options);
  }
}

async function inLatestBlocks(
  access: ChainAccess,
  id: string,
  options: RequestOptions,
): Promise<number | null> {
  try {
    const { head_block_num: head } = await access.node.getInfo(options);
    const numbers = Array.from({ length: limits.blocksLookedFor }, (_, at) => head - at);
    for (const blockNum of numbers.filter((one) => one > 0))
      if ((await holding(access, blockNum, id, options)).isIn) return blockNum;
    return null;
  } catch {
    return null;
  }
}
