import { blockOfRoundBefore } from '../../chain/client/block/round-start.ts';
import type { ObservedBlock } from '../../chain/model/block/observed-blocks.ts';
import { chainAccess } from '../chain/client.ts';

/** A block of a round before the head block. */
export function readRoundStart(head: number, size: number): Promise<ObservedBlock> {
  return blockOfRoundBefore(chainAccess(), head, size);
}
