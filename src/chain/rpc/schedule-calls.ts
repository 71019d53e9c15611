import * as limits from '../core/limits.ts';
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

const scheduledResponse = v.looseObject({
  transactions: v.array(
    v.looseObject({
      trx_id: v.string(),
      sender: v.optional(v.string(), ''),
      sender_id: v.optional(v.union([v.string(), v.number()]), ''),
      payer: v.optional(v.string(), ''),
      delay_until: v.string(),
      expiration: v.optional(v.string(), ''),
      published: v.optional(v.string(), ''),
      transaction: v.optional(v.unknown()),
    }),
  ),
  more: v.optional(v.string(), ''),
});

const featuresResponse = v.looseObject({
  activated_protocol_features: v.array(
    v.looseObject({
      feature_digest: v.string(),
      activation_ordinal: count,
      activation_block_num: count,
      description_digest: v.optional(v.string(), ''),
      dependencies: v.optional(v.array(v.string()), []),
      protocol_feature_type: v.optional(v.string(), ''),
      specification: v.optional(
        v.array(v.looseObject({ name: v.string(), value: v.string() })),
        [],
      ),
    }),
  ),
  more: maybe(count),
});

export type ProducerScheduleResponse = v.InferOutput<typeof scheduleResponse>;
export type ScheduledTransactionsResponse = v.InferOutput<typeof scheduledResponse>;
export type ProtocolFeaturesResponse = v.InferOutput<typeof featuresResponse>;

export function getProducerSchedule(
  pool: Pool,
  options?: RequestOptions,
): Promise<ProducerScheduleResponse> {
  return request(pool, '/v1/chain/get_producer_schedule', {}, scheduleResponse, options);
}

/** Deferred transactions by time, or from an id on. `more` is the bound of the next page. */
export function getScheduledTransactions(
  pool: Pool,
  page: { readonly lowerBound?: string; readonly limit?: number } = {},
  options?: RequestOptions,
): Promise<ScheduledTransactionsResponse> {
  const { lowerBound = '', limit = limits.producersPerCall } = page;
  const body = { json: true, lower_bound: lowerBound, limit };
  return request(pool, '/v1/chain/get_scheduled_transactions', body, scheduledResponse, options);
}

/** In the order of activation. `more` is the ordinal at which the next page begins, or null. */
export function getActivatedProtocolFeatures(
  pool: Pool,
  page: { readonly lowerBound?: number; readonly limit?: number } = {},
  options?: RequestOptions,
): Promise<ProtocolFeaturesResponse> {
  const { lowerBound = 0, limit = limits.tableChunk } = page;
  const body = { lower_bound: lowerBound, limit, search_by_block_num: false, reverse: false };
  return request(
    pool,
    '/v1/chain/get_activated_protocol_features',
    body,
    featuresResponse,
    options,
  );
}
