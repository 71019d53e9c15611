import { blockAt } from '../../chain/client/block/block-at.ts';
import { chainAccess } from '../chain/client.ts';

/** The number of the first block at or after a time in milliseconds UTC. */
export function blockAtTime(time: number): Promise<number> {
  return blockAt(chainAccess(), time);
}
