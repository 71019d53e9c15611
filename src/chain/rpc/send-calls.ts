import * as v from '../core/schema.ts';
import { sentResponse } from './responses.ts';
import { request, requestWithEndpoint, type RequestOptions } from './request.ts';
import { count, maybe } from './fields.ts';
import type { SignedTransaction } from './node.ts';
import type { PoolResponse, Pool } from './pool.ts';

const sentAllResponse = v.array(sentResponse);
const readOnlyResponse = v.looseObject({
  head_block_num: maybe(count),
  head_block_id: maybe(v.string()),
  result: v.unknown(),
});
const requiredKeysResponse = v.looseObject({ required_keys: v.array(v.string()) });

export type SentResponse = v.InferOutput<typeof sentResponse>;
export type ReadOnlyResponse = v.InferOutput<typeof readOnlyResponse>;

/** The keys a transaction needs, of those available. */
export async function getRequiredKeys(
  pool: Pool,
  transaction: unknown,
  availableKeys: readonly string[],
  options?: RequestOptions,
): Promise<readonly string[]> {
  const body = { transaction, available_keys: availableKeys };
  return (await request(pool, '/v1/chain/get_required_keys', body, requiredKeysResponse, options))
    .required_keys;
}

/** Sends several at once. Responses are in the same order. A failed one has no successful trace. */
export function pushTransactions(
  pool: Pool,
  transactions: readonly SignedTransaction[],
  options?: RequestOptions,
): Promise<SentResponse[]> {
  return request(
    pool,
    '/v1/chain/push_transactions',
    transactions,
    sentAllResponse,
    sending(options),
  );
}

/** A dry run without signatures: the node executes the transaction and discards it. */
export function computeTransaction(
  pool: Pool,
  transaction: SignedTransaction,
  options?: RequestOptions,
): Promise<PoolResponse<SentResponse>> {
  return requestWithEndpoint(
    pool,
    '/v1/chain/compute_transaction',
    { transaction },
    sentResponse,
    options,
  );
}

/** Runs read-only actions for their return values. */
export function sendReadOnlyTransaction(
  pool: Pool,
  transaction: SignedTransaction,
  options?: RequestOptions,
): Promise<SentResponse> {
  return request(
    pool,
    '/v1/chain/send_read_only_transaction',
    { transaction },
    sentResponse,
    options,
  );
}

/** The same call on nodes of 2021. `result` is the trace. */
export function pushReadOnlyTransaction(
  pool: Pool,
  transaction: SignedTransaction,
  options?: RequestOptions,
): Promise<ReadOnlyResponse> {
  const body = { transaction, return_failure_traces: true };
  return request(pool, '/v1/chain/push_ro_transaction', body, readOnlyResponse, options);
}

/** A signed transaction must not reach another chain. */
function sending(options: RequestOptions | undefined) {
  return { ...options, checkFirst: true };
}
