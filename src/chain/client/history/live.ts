import type { LiveBlockSummary } from '../../history/live/block.ts';
import { type LiveFilter, passes, streamRequest } from '../../history/live/filter.ts';
import type { connectStream } from '../../history/live/stream.ts';
import type { Failure } from '../../model/shared/load-state.ts';
import type { ChainAccess } from '../chain/access.ts';
import { blockSource } from './block-source.ts';
import { type LiveEvents, type LivePosition, LOST, type SourceOfLive } from './live-events.ts';
import { pushSource } from './push-source.ts';
import { streamSource } from './stream-source.ts';

export interface Live {
  onHead(blockNum: number): void;
  /**
   * Stops all requests and events. Returns the number of the next block, or null before the first.
   */
  close(): number | null;
}

interface LiveOptions {
  readonly access: ChainAccess;
  readonly filter: LiveFilter;
  /** The first block to read. Null begins with new blocks. */
  readonly since: number | null;
  readonly connect?: typeof connectStream;
}

/** A connection that takes longer is bridged by reading blocks. */
const FALLBACK_AFTER_MS = 1500;

/**
 * Follows the chain: by a stream if the chain has one that covers the filter, otherwise by the push
 * channel as long as it misses nothing, otherwise by reading every block. Blocks are also read
 * while the others are down. No block is reported twice or skipped at a switch.
 */
export function openLive(
  { access, filter, since, connect }: LiveOptions,
  events: LiveEvents,
): Live {
  const { hyperionUrl, pushUrl } = access.config;
  const position: LivePosition = { next: since, head: 0 };
  let closed = false;
  let fallbackReason: Failure | null = null;
  let pushFailure: Failure | null = null;
  let meanwhile: ReturnType<typeof setTimeout> | undefined;

  function emit(block: LiveBlockSummary): void {
    position.next = block.number + 1;
    events.onBlock(
      block,
      block.actions.filter(({ row }) => passes(filter, row)),
    );
  }

  function follow(): void {
    if (closed || stream?.isCurrent() || push.isCurrent()) return;
    events.onSource({
      kind: 'blocks',
      endpoint: null,
      fallbackReason: fallbackReason ?? pushFailure,
    });
    blocks.start();
  }

  function followOrListen(): void {
    follow();
    push.start();
  }

  const blocks = blockSource(access, position, emit, events);

  const push = pushSource(pushUrl, position, emit, {
    mayStart: () => !closed && !stream?.isCurrent(),
    onCurrent() {
      blocks.stop();
      events.onSource({ kind: 'push', endpoint: pushUrl, fallbackReason });
    },
    onResponse() {
      pushFailure = null;
      events.onFailure(null);
    },
    onLost() {
      pushFailure = { endpoint: pushUrl, message: LOST };
      follow();
    },
    onBehind: follow,
  });

  const stream = openedStream();

  /** Null if the chain has none, or none that covers the filter. */
  function openedStream(): SourceOfLive | null {
    const request = hyperionUrl === null ? null : streamRequest(filter);
    if (hyperionUrl === null || request === null) return null;
    const endpoint = hyperionUrl;
    const hooks = {
      isClosed: () => closed,
      onLate() {
        fallbackReason ??= { endpoint, message: 'The stream did not respond.' };
        followOrListen();
      },
      onCurrent() {
        blocks.stop();
        push.stop();
      },
      onReady() {
        fallbackReason = null;
        events.onFailure(null);
        events.onSource({ kind: 'stream', endpoint, fallbackReason: null });
      },
      onLost(failure: Failure) {
        fallbackReason = failure;
        followOrListen();
      },
    };
    const { node } = access;
    const options = { node, endpoint, request, filter, connect, meanwhileMs: FALLBACK_AFTER_MS };
    return streamSource(options, position, hooks, events);
  }

  if (stream) stream.start();
  else if (push.isUsable()) {
    meanwhile = setTimeout(follow, FALLBACK_AFTER_MS);
    push.start();
  } else follow();

  return {
    onHead(blockNum) {
      stream?.onHead();
      position.head = blockNum;
      blocks.onHead();
      push.onHead();
    },
    close() {
      closed = true;
      clearTimeout(meanwhile);
      stream?.stop();
      blocks.stop();
      push.stop();
      return position.next;
    },
  };
}
