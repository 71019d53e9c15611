import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { request, type RequestOptions } from './request.ts';
import { count, maybe } from './fields.ts';
import type { Pool } from './pool.ts';

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

export type ProtocolFeaturesResponse = v.InferOutput<typeof featuresResponse>;

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
