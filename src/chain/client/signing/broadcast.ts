import * as v from '../../core/schema.ts';
import { sentResponse } from '../../rpc/responses.ts';
import type { RequestOptions } from '../../rpc/request.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { numberOf, recordOf } from '../../rpc/json.ts';
import type { Pool } from '../../rpc/pool.ts';

/** A packed transaction with its signatures, ready to send. */
export interface SignedBytes {
  /** In hex. */
  readonly packed: string;
  readonly signatures: readonly string[];
  /** Computed from the bytes. */
  readonly id: string;
}

/** How the nodes of a pool responded to a transaction. */
export type BroadcastResult =
  | {
      readonly kind: 'accepted';
      readonly endpoint: string;
      /** Null if the node reported none. */
      readonly blockNum: number | null;
    }
  /** The node already has it. */
  | { readonly kind: 'duplicate'; readonly endpoint: string }
  /** The node reported another transaction id. */
  | { readonly kind: 'foreign'; readonly endpoint: string }
  | { readonly kind: 'refused'; readonly endpoint: string; readonly error: RpcError }
  | { readonly kind: 'no-response'; readonly error: FetchError };

const DUPLICATE = 3_040_008;

/** Pools whose nodes are known to lack `send_transaction2`: it is tried once. */
const older = new WeakSet<Pool>();

/**
 * Sends the bytes to the first node of the pool that responds. A refusal has the node's failure
 * trace, if the node has one. Rejects only with the signal's reason.
 */
export async function broadcast(
  pool: Pool,
  signed: SignedBytes,
  options: RequestOptions = {},
): Promise<BroadcastResult> {
  if (older.has(pool)) return broadcastTo(pool, 'send_transaction', signed, options);
  const result = await broadcastTo(pool, 'send_transaction2', signed, options);
  const attempts = result.kind === 'no-response' ? result.error.attempts : [];
  if (!attempts.some(({ kind }) => kind === 'unsupported')) return result;
  if (attempts.every(({ kind }) => kind === 'unsupported')) older.add(pool);
  // Sending twice is safe: a chain accepts a transaction once.
  const again = await broadcastTo(pool, 'send_transaction', signed, options);
  if (again.kind !== 'no-response') return again;
  return { ...again, error: new FetchError([...attempts, ...again.error.attempts]) };
}

async function broadcastTo(
  pool: Pool,
  call: 'send_transaction' | 'send_transaction2',
  { packed, signatures, id }: SignedBytes,
  { signal }: RequestOptions,
): Promise<BroadcastResult> {
  const transaction = {
    signatures,
    compression: 0,
    packed_context_free_data: '',
    packed_trx: packed,
  };
  const body =
    call === 'send_transaction'
      ? transaction
      : { return_failure_trace: true, retry_trx: false, transaction };
  try {
    const { value, endpoint } = await pool.post(`/v1/chain/${call}`, body, {
      decode: (response) => v.parse(sentResponse, response),
      signal,
      // A signed transaction must not reach another chain.
      checkFirst: true,
    });
    if (value.transaction_id !== id) return { kind: 'foreign', endpoint };
    const blockNum = numberOf(recordOf(value.processed)['block_num']);
    return { kind: 'accepted', endpoint, blockNum };
  } catch (error) {
    if (error instanceof FetchError) return { kind: 'no-response', error };
    if (!(error instanceof RpcError)) throw error;
    const { endpoint } = error;
    return error.code === DUPLICATE
      ? { kind: 'duplicate', endpoint }
      : { kind: 'refused', endpoint, error };
  }
}
