import * as limits from '../../core/limits.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { type NodeAccess, otherNodes } from '../chain/other-nodes.ts';
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

/** The first node may hide the block. One of another operator is used too. */
async function inLatestBlocks(
  access: ChainAccess,
  id: string,
  options: RequestOptions,
): Promise<number | null> {
  const first = await searched(access, id, options);
  if (first.blockNum !== null || first.endpoints.length === 0) return first.blockNum;
  const others = otherNodes(access, ...first.endpoints);
  return others && (await searched(others, id, options)).blockNum;
}

interface Searched {
  readonly blockNum: number | null;
  /** The endpoints whose blocks lack the transaction. Empty if none responded. */
  readonly endpoints: readonly string[];
}

async function searched(
  access: NodeAccess,
  id: string,
  options: RequestOptions,
): Promise<Searched> {
  const endpoints = new Set<string>();
  try {
    const { head_block_num: head } = await access.node.getInfo(options);
    const numbers = Array.from({ length: limits.blocksLookedFor }, (_, at) => head - at);
    for (const blockNum of numbers.filter((one) => one > 0)) {
      const { isIn, endpoint } = await holding(access, blockNum, id, options);
      if (isIn) return { blockNum, endpoints: [endpoint] };
      endpoints.add(endpoint);
    }
  } catch {
    // The blocks after the failure are not searched.
  }
  return { blockNum: null, endpoints: [...endpoints] };
}
