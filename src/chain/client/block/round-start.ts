import * as limits from '../../core/limits.ts';
import { parseTime } from '../../core/time.ts';
import { type ObservedBlock, observedBlock } from '../../model/block/observed-blocks.ts';
import { getBlockInfo } from '../../rpc/block-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * A block of a round before the head block. Beside the head it says how many blocks were missed
 * since. One small request: headers have no transactions.
 * @param size number of producers
 */
export async function blockOfRoundBefore(
  { pool }: ChainAccess,
  head: number,
  size: number,
): Promise<ObservedBlock> {
  const number = Math.max(1, head - size * limits.turnBlocks);
  const { timestamp } = await getBlockInfo(pool, number);
  return observedBlock(number, parseTime(timestamp));
}
