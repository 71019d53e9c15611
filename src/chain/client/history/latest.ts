import { blockViewInSlices } from '../../model/block/block-view.ts';
import type { BlockView } from '../../model/block/block.ts';
import type { ChainAccess } from '../chain/access.ts';

const BLOCKS = 6;

/** The latest blocks, newest first. */
export async function latestBlocks({ node }: ChainAccess): Promise<readonly BlockView[]> {
  const { head_block_num: head } = await node.getInfo({ recent: true });
  const numbers = Array.from({ length: Math.min(BLOCKS, head) }, (_, back) => head - back);
  return Promise.all(numbers.map(async (number) => blockViewInSlices(await node.getBlock(number))));
}
