import { blockView } from '../model/block-view.ts';
import type { BlockView } from '../model/block.ts';
import type { Asking } from '../rpc/node.ts';
import type { ChainAccess } from './access.ts';
import { orMissing } from './or-missing.ts';

export function readBlock(
  { node }: ChainAccess,
  numOrId: number | string,
  asking?: Asking,
): Promise<BlockView> {
  return orMissing('block', async () => blockView(await node.getBlock(numOrId, asking)));
}
