import { passes, streamRequest, type LiveFilter } from '../history/live/filter.ts';
import { liveBlock, type LiveAction, type LiveBlock } from '../history/live/block.ts';
import { CATCH_UP_BLOCKS, followBlocks, type Following } from '../history/live/follow.ts';
import type { connectStream, StreamConnection } from '../history/live/stream.ts';
import { failureOf } from '../model/load-state-of.ts';
import type { Failure } from '../model/load-state.ts';
import type { TraceBlockAnswer } from '../rpc/answers.ts';
import { FetchError, MissingError } from '../rpc/errors.ts';
import { isMissing } from '../rpc/missing.ts';
import type { ChainAccess } from './access.ts';

/** How the chain is watched, for the line that says it. */
export interface LiveSource {
  /** `stream`: what a Hyperion service sends; `blocks`: every block, as it is made. */
  readonly kind: 'stream' | 'blocks';
  /** Base URL of the stream; null for blocks, which any node of the pool may tell. */
  readonly endpoint: string | null;
  /** Why there is no stream though there could be one. */
  readonly instead: Failure | null;
}

export interface LiveEvents {
  /** A block that was read, with those of its actions that pass, oldest first. */
  onBlock(block: LiveBlock, passing: readonly LiveAction[]): void;
  /** Out of a stream. */
  onAction(action: LiveAction): void;
  onGap(from: number, to: number): void;
  onFork(from: number): void;
  onSource(source: LiveSource): void;
  /** Null when it is over. */
  onFailure(failure: Failure | null): void;
}

export interface Live {
  headSeen(blockNum: number): void;
  /** Nothing is asked or told after. Returns the block to go on with, or null where none was seen. */
  close(): number | null;
}

interface LiveOptions {
  readonly access: ChainAccess;
  readonly filter: LiveFilter;
  /** The block to go on with; null for what is new. */
  readonly since: number | null;
  readonly connect?: typeof connectStream;
}

/** How long a connection may take before blocks are read meanwhile. */
const MEANWHILE_MS = 1500;
const RETRY_MS = { first: 5000, longest: 60_000 };
/** Blocks a service may be behind the node when its connection breaks. */
const LAG_BLOCKS = 10;

/**
 * Watches the chain: by a stream where the chain has one and the filter fits it, else, and while the
 * stream is down, by reading every block. No block is told of twice or left out in between.
 */
export function openLive(
  { access, filter, since, connect }: LiveOptions,
  events: LiveEvents,
): Live {
  const endpoint = access.config.hyperionUrl;
  const request = endpoint === null ? null : streamRequest(filter);
  const readBlock = blockReader(access);
  let closed = false;
  let following: Following | null = null;
  let stream: StreamConnection | null = null;
  let resume = since;
  let head = 0;
  let instead: Failure | null = null;
  let pause = RETRY_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(): void {
    if (closed || stream) return;
    events.onSource({ kind: 'blocks', endpoint: null, instead });
    if (following) return;
    following = followBlocks(readBlock, resume, {
      ...events,
      onBlock: (block) =>
        events.onBlock(
          block,
          block.actions.filter(({ row }) => passes(filter, row)),
        ),
      onFailure: (error) => events.onFailure(error === null ? null : failureOf(error)),
    });
    if (head > 0) following.headSeen(head);
  }

  function unfollow(): void {
    resume = following?.stop() ?? resume;
    following = null;
  }

  /** The stream's next block: of those it may have been silent about, the node knows. */
  function leaveStream(): void {
    if (!stream) return;
    resume = Math.max(stream.lastBlock() + 1, head - LAG_BLOCKS, resume ?? 0);
    stream.close();
    stream = null;
  }

  function lost(failure: Failure): void {
    if (closed) return;
    leaveStream();
    instead = failure;
    follow();
    timer = setTimeout(() => void tryStream(), pause);
    pause = Math.min(pause * 2, RETRY_MS.longest);
  }

  /** Where a stream begins: not further back than one would read on. */
  function startOf(headNow: number): number {
    const earliest = Math.max(1, headNow - CATCH_UP_BLOCKS);
    if (resume === null) return earliest;
    if (resume >= earliest) return resume;
    events.onGap(resume, earliest - 1);
    return earliest;
  }

  async function tryStream(): Promise<void> {
    if (closed || endpoint === null || request === null) return;
    const meanwhile = setTimeout(follow, MEANWHILE_MS);
    const onLost = () => lost({ endpoint, message: 'The connection was lost.' });
    let connection: StreamConnection | null = null;
    try {
      const open = connect ?? (await import('../history/live/stream.ts')).connectStream;
      const onAction = (action: LiveAction) => {
        if (passes(filter, action.row)) events.onAction(action);
      };
      connection = await open(endpoint, { onAction, onFork: events.onFork, onLost });
      const { head_block_num: headNow } = await access.node.getInfo();
      clearTimeout(meanwhile);
      if (closed) return connection.close();
      unfollow();
      head = Math.max(head, headNow);
      const start = startOf(headNow);
      stream = connection;
      resume = start;
      await connection.ask(request, start);
      pause = RETRY_MS.first;
      instead = null;
      events.onFailure(null);
      events.onSource({ kind: 'stream', endpoint, instead: null });
    } catch (error) {
      clearTimeout(meanwhile);
      connection?.close();
      lost(failureOf(error));
    }
  }

  if (request === null) follow();
  else void tryStream();

  return {
    headSeen(blockNum) {
      if (stream && !stream.isOpen()) lost({ endpoint, message: 'The connection was lost.' });
      head = Math.max(head, blockNum);
      following?.headSeen(head);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      leaveStream();
      unfollow();
      return resume;
    },
  };
}

/** Blocks of the pool's nodes, with traces as long as a node has them. */
function blockReader({ node }: ChainAccess) {
  let traced = true;

  async function traces(blockNum: number, signal: AbortSignal): Promise<TraceBlockAnswer | null> {
    if (!traced) return null;
    try {
      return await node.getTransactionTraceBlock(blockNum, { signal });
    } catch (error) {
      // A node without that API will not have it for the next block either.
      if (error instanceof FetchError) traced = false;
      return null;
    }
  }

  return async (blockNum: number, signal: AbortSignal): Promise<LiveBlock> => {
    const told = traces(blockNum, signal);
    try {
      return liveBlock(await node.getBlock(blockNum, { signal }), await told);
    } catch (error) {
      throw isMissing(error) ? new MissingError('block') : error;
    }
  };
}
