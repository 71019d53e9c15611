import { blockView } from '../../model/block/block-view.ts';
import type { BlockView } from '../../model/block/block.ts';
import type { Asking } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { orMissing } from '../chain/or-missing.ts';

export function readBlock(
  { node }: ChainAccess,
  numOrId: number | string,
  asking?: Asking,
): Promise<BlockView> {
  return orMissing('block', async () => blockView(await node.getBlock(numOrId, asking)));
}
