import * as v from '../core/schema.ts';
import { count, maybe } from './fields.ts';
import type { Pool } from './pool.ts';
import { request, type RequestOptions } from './request.ts';

const statusResponse = v.looseObject({ state: v.string(), block_number: maybe(count) });

export type TransactionStatusResponse = v.InferOutput<typeof statusResponse>;

/** What a node knows of a recently sent transaction. Only nodes that track them support it. */
export function getTransactionStatus(
  pool: Pool,
  id: string,
  options?: RequestOptions,
): Promise<TransactionStatusResponse> {
  return request(pool, '/v1/chain/get_transaction_status', { id }, statusResponse, options);
}
