import { type ProducerSchedule, producerSchedule } from '../../model/block/producer-schedule.ts';
import { getProducerSchedule } from '../../rpc/schedule-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The active schedule and the one that follows. */
export async function readProducerSchedule({ pool }: ChainAccess): Promise<ProducerSchedule> {
  return producerSchedule(await getProducerSchedule(pool));
}

/** Names of the producers in the order of their turns. */
export async function activeProducers(access: ChainAccess): Promise<readonly string[]> {
  return (await readProducerSchedule(access)).producers;
}
