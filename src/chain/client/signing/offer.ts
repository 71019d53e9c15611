import * as v from 'valibot';
import { sentResponse } from '../../rpc/responses.ts';
import type { RequestOptions } from '../../rpc/request.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { numberOf, recordOf } from '../../rpc/json.ts';
import type { Pool } from '../../rpc/pool.ts';

/** A transaction and its signatures, ready to be sent. */
export interface SignedBytes {
  /** In hex. */
  readonly packed: string;
  readonly signatures: readonly string[];
  /** Worked out from the bytes. */
  readonly id: string;
}

/** What the nodes of a pool said to a transaction. */
export type Offered =
  | {
      readonly kind: 'accepted';
      readonly endpoint: string;
      /** Null where the node named none. */
      readonly blockNum: number | null;
    }
  /** The node has it already. */
  | { readonly kind: 'duplicate'; readonly endpoint: string }
  /** The node named another transaction. */
  | { readonly kind: 'foreign'; readonly endpoint: string }
  | { readonly kind: 'refused'; readonly endpoint: string; readonly error: RpcError }
  | { readonly kind: 'unanswered'; readonly error: FetchError };

const DUPLICATE = 3_040_008;

/** Sends the bytes to the first node of the pool that answers. Rejects with the signal's reason only. */
export async function offer(
  pool: Pool,
  { packed, signatures, id }: SignedBytes,
  { signal }: RequestOptions = {},
): Promise<Offered> {
  const body = {
    ...{ signatures, compression: 0, packed_context_free_data: '' },
    packed_trx: packed,
  };
  try {
    const { value, endpoint } = await pool.post('/v1/chain/send_transaction', body, {
      decode: (response) => v.parse(sentResponse, response),
      signal,
      // What is signed must not go to another chain.
      checkFirst: true,
    });
    if (value.transaction_id !== id) return { kind: 'foreign', endpoint };
    const blockNum = numberOf(recordOf(value.processed)['block_num']);
    return { kind: 'accepted', endpoint, blockNum };
  } catch (error) {
    if (error instanceof FetchError) return { kind: 'unanswered', error };
    if (!(error instanceof RpcError)) throw error;
    const { endpoint } = error;
    return error.code === DUPLICATE
      ? { kind: 'duplicate', endpoint }
      : { kind: 'refused', endpoint, error };
  }
}
