import { activeProducers } from '../../chain/client/block/schedule.ts';
import * as limits from '../../chain/core/limits.ts';
import { chainAccess } from '../chain/client.ts';

let requestedAt = -Infinity;

/**
 * Names of the producers in the order of their turns. At most once a minute: null for a call that
 * comes sooner.
 */
export async function readSchedule(): Promise<readonly string[] | null> {
  if (Date.now() - requestedAt < limits.scheduleRequestMs) return null;
  requestedAt = Date.now();
  return activeProducers(chainAccess());
}
