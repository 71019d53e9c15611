import type { LiveBlockSummary } from '../../history/live/block.ts';
import { followBlocks, type BlockFollower } from '../../history/live/follow.ts';
import { failureOf } from '../../model/shared/load-state.ts';
import type { ChainAccess } from '../chain/access.ts';
import { blockReader } from './live-blocks.ts';
import type { LiveEvents, LivePosition, SourceOfLive } from './live-events.ts';

/** Reads every block as it is produced. */
export function blockSource(
  access: ChainAccess,
  position: LivePosition,
  emit: (block: LiveBlockSummary) => void,
  events: LiveEvents,
): SourceOfLive {
  const readBlock = blockReader(access);
  let following: BlockFollower | null = null;
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
      if (position.head > 0) following.onHead(position.head);
    },
    onHead: () => following?.onHead(position.head),
    stop() {
      position.next = following?.stop() ?? position.next;
      following = null;
    },
  };
}
