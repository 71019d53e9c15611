import { type ProducerSchedule, producerSchedule } from '../../model/block/producer-schedule.ts';
import type { RequestOptions } from '../../rpc/request.ts';
import { getProducerSchedule } from '../../rpc/schedule-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The active schedule and the one that follows. */
export async function readProducerSchedule(
  { pool }: ChainAccess,
  options?: RequestOptions,
): Promise<ProducerSchedule> {
  return producerSchedule(await getProducerSchedule(pool, options));
}

/** Names of the producers in the order of their turns. */
export async function activeProducers(
  access: ChainAccess,
  options?: RequestOptions,
): Promise<readonly string[]> {
  return (await readProducerSchedule(access, options)).producers;
}
