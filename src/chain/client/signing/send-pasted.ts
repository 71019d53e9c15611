import { getRequiredKeys, pushTransactions } from '../../rpc/send-calls.ts';
import type { Pool } from '../../rpc/pool.ts';
import { errorText } from '../../rpc/refusal.ts';
import { isRecord, recordOf, textOf } from '../../rpc/json.ts';
import type { SignedTransaction } from '../../rpc/node.ts';

/** A signed transaction that was made elsewhere. */
export interface PastedTransaction {
  /** Computed from the bytes. */
  readonly id: string;
  readonly body: SignedTransaction;
  /** The transaction with its actions' data in hex. */
  readonly json: unknown;
  /** The keys of its signatures, as PUB_…. */
  readonly keys: readonly string[];
}

/** What became of one of several transactions. */
export interface PastedOutcome {
  readonly id: string;
  /** Null if the node accepted it. */
  readonly refused: string | null;
}

/**
 * The keys that a node finds necessary, of those that signed. Throws RpcError if they are not enough,
 * and FetchError.
 */
export function keysNeeded(
  pool: Pool,
  { json, keys }: PastedTransaction,
): Promise<readonly string[]> {
  return getRequiredKeys(pool, json, keys);
}

/**
 * Sends several transactions in one request, in their order. A refused one does not stop the others.
 * Throws FetchError if no node responded: then it is unknown which of them were accepted.
 */
export async function sendPasted(
  pool: Pool,
  pasted: readonly PastedTransaction[],
): Promise<readonly PastedOutcome[]> {
  const bodies = pasted.map(({ body }) => body);
  const responses = await pushTransactions(pool, bodies);
  return pasted.map(({ id }, index) => {
    const response = responses[index];
    if (!response) return { id, refused: '' };
    const { processed } = response;
    const { error } = recordOf(processed);
    const failure = errorText(response) ?? errorText(processed) ?? textOf(error);
    if (failure !== null || isRecord(error)) return { id, refused: failure ?? '' };
    return { id, refused: response.transaction_id === id ? null : '' };
  });
}
