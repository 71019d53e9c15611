import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { request, type RequestOptions } from './request.ts';
import type { Pool } from './pool.ts';

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

export type ScheduledTransactionsResponse = v.InferOutput<typeof scheduledResponse>;

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
