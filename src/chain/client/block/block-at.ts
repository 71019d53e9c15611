import { findBlockAt } from '../../model/block/block-search.ts';
import { parseTime } from '../../core/time.ts';
import { getBlockInfo } from '../../rpc/block-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * The number of the first block at or after a time in milliseconds UTC. The head block for later
 * times.
 */
export async function blockAt({ node, pool }: ChainAccess, time: number): Promise<number> {
  const timeOf = async (number: number) => {
    const block = await getBlockInfo(pool, number).catch(() => node.getBlock(number));
    return parseTime(block.timestamp);
  };
  const info = await node.getInfo();
  const head = { number: info.head_block_num, time: parseTime(info.head_block_time) };
  // The genesis block may be days older than block 2.
  const first = { number: 2, time: await timeOf(2).catch(() => 0) };
  return findBlockAt(time, first, head, timeOf);
}
