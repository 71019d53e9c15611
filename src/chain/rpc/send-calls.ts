import * as v from 'valibot';
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

export interface Retrying {
  /** Whether the node sends the transaction again until it is in a block. */
  readonly retry?: boolean;
  /** Blocks after which it answers; until irreversible where null. */
  readonly retryBlocks?: number | null;
  /** Whether a failure comes with its trace; it is thrown as RpcError all the same. */
  readonly failureTrace?: boolean;
}

/** Which of the available keys a transaction needs. */
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

/** Several at once. The answers are in the same order; one that failed has no trace that succeeded. */
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

/** Sends with the node's own retry. Throws RpcError where the transaction failed. */
export function sendTransaction2(
  pool: Pool,
  transaction: SignedTransaction,
  retrying: Retrying = {},
  options?: RequestOptions,
): Promise<SentResponse> {
  const { retry = false, retryBlocks = null, failureTrace = true } = retrying;
  const body = {
    return_failure_trace: failureTrace,
    retry_trx: retry,
    ...(retry && retryBlocks !== null && { retry_trx_num_blocks: retryBlocks }),
    transaction,
  };
  return request(pool, '/v1/chain/send_transaction2', body, sentResponse, sending(options));
}

/** Executes and forgets: what the transaction would do, without signatures. */
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

/** Asks actions for what they return; they may write nothing. */
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

/** The call nodes of 2021 had for it; `result` is the trace. */
export function pushReadOnlyTransaction(
  pool: Pool,
  transaction: SignedTransaction,
  options?: RequestOptions,
): Promise<ReadOnlyResponse> {
  const body = { transaction, return_failure_traces: true };
  return request(pool, '/v1/chain/push_ro_transaction', body, readOnlyResponse, options);
}

/** What is sent must not go to another chain. */
function sending(options: RequestOptions | undefined) {
  return { ...options, checkFirst: true };
}
