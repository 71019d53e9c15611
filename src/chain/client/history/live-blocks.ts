import { liveBlock, type LiveBlock, type SeenBlock } from '../../history/live/block.ts';
import { followBlocks, type Following } from '../../history/live/follow.ts';
import { failureOf } from '../../model/shared/load-state.ts';
import type { TraceBlockResponse } from '../../rpc/responses.ts';
import { FetchError, MissingError } from '../../rpc/errors.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { ChainAccess } from '../chain/access.ts';
import type { LiveEvents, LivePosition, SourceOfLive } from './live-events.ts';

/** Reads blocks from the pool, with traces if a node has them. */
function blockReader({ node }: ChainAccess) {
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

/** Reads every block as it is produced. */
export function blockSource(
  access: ChainAccess,
  position: LivePosition,
  emit: (block: SeenBlock) => void,
  events: LiveEvents,
): SourceOfLive {
  const readBlock = blockReader(access);
  let following: Following | null = null;
  return {
    isCurrent: () => following !== null,
    start() {
      if (following) return;
      following = followBlocks(readBlock, position.next, {
        onBlock: emit,
        onGap(from, to) {
          position.next = to + 1;
          events.onGap(from, to);
        },
        onFork(from) {
          position.next = from;
          events.onFork(from);
        },
        onFailure: (error) => events.onFailure(error === null ? null : failureOf(error)),
      });
      if (position.head > 0) following.headSeen(position.head);
    },
    headSeen: () => following?.headSeen(position.head),
    stop() {
      position.next = following?.stop() ?? position.next;
      following = null;
    },
  };
}
