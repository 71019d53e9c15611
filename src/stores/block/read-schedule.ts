import { activeProducers } from '../../chain/client/block/schedule.ts';
import { chainAccess } from '../chain/client.ts';

/** Names of the producers in the order of their turns. */
export function readSchedule(): Promise<readonly string[]> {
  return activeProducers(chainAccess());
}
