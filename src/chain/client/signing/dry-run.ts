import { readDryRun, type DryRun } from '../../model/transaction/dry-run.ts';
import { RpcError } from '../../rpc/errors.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { computeTransaction } from '../../rpc/send-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * A dry run of a transaction: a node executes and discards it. Rejects only with the signal's
 * reason. A failure results in `unknown`.
 * @param packed its bytes in hex
 */
export async function dryRun(
  { pool }: ChainAccess,
  packed: string,
  options: RequestOptions = {},
): Promise<DryRun> {
  const transaction = {
    signatures: [],
    compression: 0,
    packed_context_free_data: '',
    packed_trx: packed,
  };
  try {
    const { value, endpoint } = await computeTransaction(pool, transaction, options);
    return readDryRun(value.processed, endpoint);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // Only a refusal by the chain counts. A node without the call reports nothing.
    return error instanceof RpcError && error.code !== 0
      ? { kind: 'refused', endpoint: error.endpoint, message: error.message }
      : { kind: 'unknown' };
  }
}
