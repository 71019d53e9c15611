import { blockAt } from '../chain/client/block-at.ts';
import { chainAccess } from './client.ts';

/** The number of the first block at or after a moment in milliseconds UTC. */
export function blockAtTime(time: number): Promise<number> {
  return blockAt(chainAccess(), time);
}
