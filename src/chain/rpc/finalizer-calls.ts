import * as v from '../core/schema.ts';
import { count, maybe, optionalText, time } from './fields.ts';
import type { Pool } from './pool.ts';
import { request, type RequestOptions } from './request.ts';

const policy = v.looseObject({
  generation: count,
  threshold: count,
  finalizers: v.array(
    v.looseObject({ description: optionalText, weight: count, public_key: v.string() }),
  ),
});

const finalizerInfo = v.looseObject({
  active_finalizer_policy: maybe(policy),
  pending_finalizer_policy: maybe(policy),
  last_tracked_votes: v.optional(
    v.array(
      v.looseObject({
        public_key: v.string(),
        is_vote_strong: v.boolean(),
        finalizer_policy_generation: count,
        voted_for_block_id: v.string(),
        voted_for_block_num: count,
        voted_for_block_timestamp: time,
      }),
    ),
    [],
  ),
});

export type FinalizerInfoResponse = v.InferOutput<typeof finalizerInfo>;

/** The policies of finalizers and their last votes, which only some nodes track. */
export function getFinalizerInfo(
  pool: Pool,
  options?: RequestOptions,
): Promise<FinalizerInfoResponse> {
  return request(pool, '/v1/chain/get_finalizer_info', {}, finalizerInfo, options);
}
