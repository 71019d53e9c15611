import type { LiveAction, LiveBlock, SeenBlock } from '../../history/live/block.ts';
import { type LiveFilter, passes, streamRequest } from '../../history/live/filter.ts';
import { CATCH_UP_BLOCKS, followBlocks, type Following } from '../../history/live/follow.ts';
import type { connectStream, StreamConnection } from '../../history/live/stream.ts';
import { type Failure, failureOf } from '../../model/shared/load-state.ts';
import type { ChainAccess } from '../chain/access.ts';
import { blockReader } from './live-blocks.ts';
import type { followPush } from './live-push.ts';

/** The source of live actions, for the source line. */
export interface LiveSource {
  /**
   * `stream`: a Hyperion stream; `push`: the push channel of the product backend; `blocks`: every
   * block as it is produced.
   */
  readonly kind: 'stream' | 'push' | 'blocks';
  /**
   * Base URL of the stream or push channel. Null for blocks, which any node of the pool may serve.
   */
  readonly endpoint: string | null;
  /** Why a better source is not in use. Null if there is none. */
  readonly fallbackReason: Failure | null;
}

export interface LiveEvents {
  /** A block with those of its actions that match the filter, oldest first. */
  onBlock(block: SeenBlock, passing: readonly LiveAction[]): void;
  /** An action from a stream. */
  onAction(action: LiveAction): void;
  onGap(from: number, to: number): void;
  onFork(from: number): void;
  onSource(source: LiveSource): void;
  /** Null when the failure is over. */
  onFailure(failure: Failure | null): void;
}

export interface Live {
  headSeen(blockNum: number): void;
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
const MEANWHILE_MS = 1500;
const RETRY_MS = { first: 5000, longest: 60_000 };
/** How many blocks a service may lag behind the node when its connection breaks. */
const LAG_BLOCKS = 10;
/** A push channel that is silent for so many blocks may be broken, so blocks are read instead. */
const SILENT_BLOCKS = 60;
const LOST = 'The connection was lost.';
const FLOODED = 'The stream sent more than can be read.';

/**
 * Follows the chain: by a stream if the chain has one that covers the filter, otherwise by the push
 * channel as long as it misses nothing, otherwise by reading every block. Blocks are also read
 * while the others are down. No block is reported twice or skipped at a switch.
 */
export function openLive(
  { access, filter, since, connect }: LiveOptions,
  events: LiveEvents,
): Live {
  const { hyperionUrl: endpoint, pushUrl } = access.config;
  const request = endpoint === null ? null : streamRequest(filter);
  const readBlock = blockReader(access);
  let closed = false;
  let following: Following | null = null;
  let stream: StreamConnection | null = null;
  let push: ReturnType<typeof followPush> | null = null;
  /** Whether the push channel is the current source, not only connected. */
  let pushing = false;
  let mayPush = pushUrl !== null;
  let resume = since;
  let head = 0;
  let fallbackReason: Failure | null = null;
  let pushFailure: Failure | null = null;
  let pause = RETRY_MS.first;
  /** The stream is not tried again. */
  let flooded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let meanwhile: ReturnType<typeof setTimeout> | undefined;

  function emit(block: SeenBlock): void {
    resume = block.number + 1;
    events.onBlock(
      block,
      block.actions.filter(({ row }) => passes(filter, row)),
    );
  }

  function follow(): void {
    if (closed || stream || pushing) return;
    events.onSource({
      kind: 'blocks',
      endpoint: null,
      fallbackReason: fallbackReason ?? pushFailure,
    });
    if (following) return;
    following = followBlocks(readBlock, resume, {
      onBlock: (block: LiveBlock) => emit(block),
      onGap(from, to) {
        resume = to + 1;
        events.onGap(from, to);
      },
      onFork(from) {
        resume = from;
        events.onFork(from);
      },
      onFailure: (error) => events.onFailure(error === null ? null : failureOf(error)),
    });
    if (head > 0) following.headSeen(head);
  }

  function unfollow(): void {
    resume = following?.stop() ?? resume;
    following = null;
  }

  /**
   * Connects to the push channel. It takes over once its messages reach back to the last block
   * read.
   */
  async function listen(): Promise<void> {
    if (closed || push || !mayPush || pushUrl === null) return;
    const { followPush: open } = await import('./live-push.ts');
    if (closed || push || stream) return;
    push = open(pushUrl, { onBlocks: onPushed, onLost: onPushLost });
  }

  function onPushed(blocks: readonly SeenBlock[]): void {
    const oldest = blocks[0]?.number;
    if (closed || stream || oldest === undefined) return;
    if (resume !== null && oldest >= resume) return pushedTooLittle();
    unfollow();
    if (!pushing) events.onSource({ kind: 'push', endpoint: pushUrl, fallbackReason });
    pushing = true;
    pushFailure = null;
    events.onFailure(null);
    // The first block may be incomplete.
    const from = resume ?? (blocks.length > 1 ? oldest + 1 : oldest);
    for (const block of blocks) if (block.number >= from) emit(block);
  }

  /** The message begins after the last block read, so the missing blocks are read. */
  function pushedTooLittle(): void {
    if (!pushing) return;
    mayPush = false;
    unlisten();
    follow();
  }

  function onPushLost(): void {
    pushing = false;
    pushFailure = { endpoint: pushUrl, message: LOST };
    follow();
  }

  function unlisten(): void {
    push?.close();
    push = null;
    pushing = false;
  }

  /**
   * Blocks after the last one received, or within the service's lag, are read from the node. A stream
   * may name blocks that do not exist.
   */
  function leaveStream(): void {
    if (!stream) return;
    const last = Math.min(stream.lastBlock(), head);
    resume = Math.max(last + 1, head - LAG_BLOCKS, resume ?? 0);
    stream.close();
    stream = null;
  }

  function lost(failure: Failure): void {
    if (closed) return;
    leaveStream();
    fallbackReason = failure;
    follow();
    void listen();
    if (flooded) return;
    timer = setTimeout(() => void tryStream(), pause);
    pause = Math.min(pause * 2, RETRY_MS.longest);
  }

  /** The first block of a stream. Limited to what a reader would catch up. */
  function startOf(headNow: number): number {
    const earliest = Math.max(1, headNow - CATCH_UP_BLOCKS);
    if (resume === null) return earliest;
    if (resume >= earliest) return resume;
    events.onGap(resume, earliest - 1);
    return earliest;
  }

  async function tryStream(): Promise<void> {
    if (closed || endpoint === null || request === null) return;
    clearTimeout(meanwhile);
    meanwhile = setTimeout(goOnMeanwhile, MEANWHILE_MS);
    const onLost = () => lost({ endpoint, message: LOST });
    let connection: StreamConnection | null = null;
    try {
      const open = connect ?? (await import('../../history/live/stream.ts')).connectStream;
      const onAction = (action: LiveAction) => {
        if (passes(filter, action.row)) events.onAction(action);
      };
      const onFlood = () => {
        flooded = true;
        lost({ endpoint, message: FLOODED });
      };
      connection = await open(endpoint, { onAction, onFork: events.onFork, onLost, onFlood });
      if (closed) return connection.close();
      const { head_block_num: headNow } = await access.node.getInfo();
      clearTimeout(meanwhile);
      if (closed) return connection.close();
      unfollow();
      unlisten();
      head = Math.max(head, headNow);
      const start = startOf(headNow);
      stream = connection;
      resume = start;
      await connection.subscribe(request, start);
      pause = RETRY_MS.first;
      fallbackReason = null;
      events.onFailure(null);
      events.onSource({ kind: 'stream', endpoint, fallbackReason: null });
    } catch (error) {
      clearTimeout(meanwhile);
      connection?.close();
      lost(failureOf(error));
    }
  }

  function goOnMeanwhile(): void {
    fallbackReason ??= { endpoint, message: 'The stream did not respond.' };
    follow();
    void listen();
  }

  function begin(): void {
    if (request !== null) return void tryStream();
    if (!mayPush) return follow();
    meanwhile = setTimeout(follow, MEANWHILE_MS);
    void listen();
  }

  begin();

  return {
    headSeen(blockNum) {
      if (stream && !stream.isOpen()) lost({ endpoint, message: LOST });
      head = Math.max(head, blockNum);
      following?.headSeen(head);
      if (!pushing || resume === null || head - resume < SILENT_BLOCKS) return;
      pushing = false;
      follow();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(meanwhile);
      leaveStream();
      unfollow();
      unlisten();
      return resume;
    },
  };
}
