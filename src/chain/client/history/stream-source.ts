import type { LiveAction } from '../../history/live/block.ts';
import { type LiveFilter, passes, type StreamRequest } from '../../history/live/filter.ts';
import { CATCH_UP_BLOCKS } from '../../history/live/follow.ts';
import type { connectStream, StreamConnection } from '../../history/live/stream.ts';
import { type Failure, failureOf } from '../../model/shared/load-state.ts';
import type { ChainAccess } from '../chain/access.ts';
import { type LiveEvents, type LivePosition, LOST, type SourceOfLive } from './live-events.ts';

const RETRY_MS = { first: 5000, longest: 60_000 };
/** How many blocks a service may lag behind the node when its connection breaks. */
const LAG_BLOCKS = 10;
const FLOODED = 'The stream sent more than can be read.';

interface StreamOptions {
  readonly node: ChainAccess['node'];
  readonly endpoint: string;
  readonly request: StreamRequest;
  readonly filter: LiveFilter;
  readonly connect?: typeof connectStream | undefined;
  /** A connection that takes longer is bridged. */
  readonly meanwhileMs: number;
}

interface StreamHooks {
  readonly isClosed: () => boolean;
  /** Its connection takes long. */
  readonly onLate: () => void;
  /** It is connected: it takes over. */
  readonly onCurrent: () => void;
  /** It sends. */
  readonly onReady: () => void;
  readonly onLost: (failure: Failure) => void;
}

/** A Hyperion stream. A lost one is connected again, unless it sent too much. */
export function streamSource(
  { node, endpoint, request, filter, connect, meanwhileMs }: StreamOptions,
  position: LivePosition,
  hooks: StreamHooks,
  events: Pick<LiveEvents, 'onAction' | 'onFork' | 'onGap'>,
): SourceOfLive {
  let stream: StreamConnection | null = null;
  let pause = RETRY_MS.first;
  /** It is not tried again. */
  let isFlooded = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  /**
   * Blocks after the last one received, or within the service's lag, are read from the node. A stream
   * may name blocks that do not exist.
   */
  function leave(): void {
    if (!stream) return;
    const { next, head } = position;
    const last = Math.min(stream.lastBlock(), head);
    position.next = Math.max(last + 1, head - LAG_BLOCKS, next ?? 0);
    stream.close();
    stream = null;
  }

  function lost(failure: Failure): void {
    if (hooks.isClosed()) return;
    leave();
    hooks.onLost(failure);
    if (isFlooded) return;
    retry = setTimeout(() => void open(), pause);
    pause = Math.min(pause * 2, RETRY_MS.longest);
  }

  /** The first block of a stream. Limited to what a reader would catch up. */
  function startOf(headNow: number): number {
    const { next } = position;
    const earliest = Math.max(1, headNow - CATCH_UP_BLOCKS);
    if (next === null) return earliest;
    if (next >= earliest) return next;
    events.onGap(next, earliest - 1);
    return earliest;
  }

  const onLost = () => lost({ endpoint, message: LOST });
  const onFlood = () => {
    isFlooded = true;
    lost({ endpoint, message: FLOODED });
  };
  const onAction = (action: LiveAction) => {
    if (passes(filter, action.row)) events.onAction(action);
  };

  async function open(): Promise<void> {
    if (hooks.isClosed()) return;
    clearTimeout(late);
    late = setTimeout(hooks.onLate, meanwhileMs);
    let connection: StreamConnection | null = null;
    try {
      const opened = connect ?? (await import('../../history/live/stream.ts')).connectStream;
      connection = await opened(endpoint, { onAction, onFork: events.onFork, onLost, onFlood });
      if (hooks.isClosed()) return connection.close();
      const { head_block_num: headNow } = await node.getInfo();
      clearTimeout(late);
      if (hooks.isClosed()) return connection.close();
      hooks.onCurrent();
      position.head = Math.max(position.head, headNow);
      const start = startOf(headNow);
      stream = connection;
      position.next = start;
      await connection.subscribe(request, start);
      pause = RETRY_MS.first;
      hooks.onReady();
    } catch (error) {
      clearTimeout(late);
      connection?.close();
      lost(failureOf(error));
    }
  }

  return {
    isCurrent: () => stream !== null,
    start: () => void open(),
    onHead() {
      if (stream && !stream.isOpen()) onLost();
    },
    stop() {
      clearTimeout(retry);
      clearTimeout(late);
      leave();
    },
  };
}
