import * as v from '../core/schema.ts';
import { request, type RequestOptions } from './request.ts';
import { count, maybe } from './fields.ts';
import type { Pool } from './pool.ts';

const blockInfoResponse = v.looseObject({
  id: v.string(),
  block_num: count,
  ref_block_num: count,
  ref_block_prefix: count,
  timestamp: v.string(),
  producer: v.string(),
  confirmed: v.optional(count, 0),
  previous: v.string(),
  transaction_mroot: v.string(),
  action_mroot: v.string(),
  schedule_version: v.optional(count, 0),
  producer_signature: v.optional(v.string(), ''),
});

/** Nodes since Savanna omit the fields of the older consensus. */
const headerStateResponse = v.looseObject({
  id: v.string(),
  block_num: count,
  header: v.looseObject({ timestamp: v.string(), producer: v.string(), previous: v.string() }),
  dpos_irreversible_blocknum: maybe(count),
  dpos_proposed_irreversible_blocknum: maybe(count),
  active_schedule: maybe(v.looseObject({ version: count, producers: v.array(v.unknown()) })),
});

export type BlockInfoResponse = v.InferOutput<typeof blockInfoResponse>;
export type HeaderStateResponse = v.InferOutput<typeof headerStateResponse>;

/** A block header by number, without transactions. */
export function getBlockInfo(
  pool: Pool,
  blockNum: number,
  options?: RequestOptions,
): Promise<BlockInfoResponse> {
  return request(pool, '/v1/chain/get_block_info', { block_num: blockNum }, blockInfoResponse, {
    ...options,
    mayBePruned: true,
  });
}

/** The header state of a reversible block. Nodes refuse the request for irreversible blocks. */
export function getBlockHeaderState(
  pool: Pool,
  numOrId: number | string,
  options?: RequestOptions,
): Promise<HeaderStateResponse> {
  const body = { block_num_or_id: numOrId };
  return request(pool, '/v1/chain/get_block_header_state', body, headerStateResponse, options);
}
