import { liveBlock, type LiveBlock } from '../../history/live/block.ts';
import type { TraceBlockResponse } from '../../rpc/responses.ts';
import { FetchError, MissingError } from '../../rpc/errors.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Reads blocks from the pool, with traces if a node has them. */
export function blockReader({ node }: ChainAccess) {
  let traced = true;

  async function traces(blockNum: number, signal: AbortSignal): Promise<TraceBlockResponse | null> {
    if (!traced) return null;
    try {
      return await node.getTransactionTraceBlock(blockNum, { signal });
    } catch (error) {
      // A node without the trace API will not have it for the next block either.
      if (error instanceof FetchError) traced = false;
      return null;
    }
  }

  return async (blockNum: number, signal: AbortSignal): Promise<LiveBlock> => {
    const traceRequest = traces(blockNum, signal);
    try {
      return await liveBlock(await node.getBlock(blockNum, { signal }), await traceRequest);
    } catch (error) {
      throw isMissing(error) ? new MissingError('block') : error;
    }
  };
}
