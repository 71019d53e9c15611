import { readDryRun, type DryRun } from '../../model/transaction/dry-run.ts';
import { RpcError } from '../../rpc/errors.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { computeTransaction } from '../../rpc/send-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * What a transaction would do, by a node that runs and forgets it. Never rejects but with the
 * signal's reason: where nobody can tell, that is the answer.
 * @param packed its bytes in hex
 */
export async function dryRun(
  { pool }: ChainAccess,
  packed: string,
  options: RequestOptions = {},
): Promise<DryRun> {
  const transaction = {
    ...{ signatures: [], compression: 0, packed_context_free_data: '' },
    packed_trx: packed,
  };
  try {
    const { value, endpoint } = await computeTransaction(pool, transaction, options);
    return readDryRun(value.processed, endpoint);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // Only the chain's own "no" is one; a node without the call knows nothing.
    return error instanceof RpcError && error.code !== 0
      ? { kind: 'refused', endpoint: error.endpoint, message: error.message }
      : { kind: 'unknown' };
  }
}
