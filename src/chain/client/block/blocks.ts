import { blockViewInSlices } from '../../model/block/block-view.ts';
import type { BlockView } from '../../model/block/block.ts';
import type { ChainAccess } from '../chain/access.ts';
import { withMissingError } from '../../rpc/missing.ts';

export function readBlock({ node }: ChainAccess, numOrId: number | string): Promise<BlockView> {
  return withMissingError('block', async () => blockViewInSlices(await node.getBlock(numOrId)));
}
