import * as v from '../core/schema.ts';
import { request, type RequestOptions } from './request.ts';
import { count, maybe } from './fields.ts';
import type { Pool } from './pool.ts';

const producer = v.looseObject({
  producer_name: v.string(),
  /** One key until 2020. Since then an authority of weighted keys, after its variant name. */
  block_signing_key: v.optional(v.string()),
  authority: v.optional(v.unknown()),
});
const schedule = v.looseObject({ version: count, producers: v.array(producer) });
const scheduleResponse = v.looseObject({
  active: schedule,
  pending: maybe(schedule),
  proposed: maybe(schedule),
});

export type ProducerScheduleResponse = v.InferOutput<typeof scheduleResponse>;

export function getProducerSchedule(
  pool: Pool,
  options?: RequestOptions,
): Promise<ProducerScheduleResponse> {
  return request(pool, '/v1/chain/get_producer_schedule', {}, scheduleResponse, options);
}
