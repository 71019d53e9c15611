import { MissingError } from '../../rpc/errors.ts';
import type { LiveBlock } from './block.ts';

export interface FollowEvents {
  onBlock(block: LiveBlock): void;
  /** Skipped blocks, both ends included. */
  onGap(from: number, to: number): void;
  /** This block and all later ones were replaced by a fork. */
  onFork(from: number): void;
  /** Null once blocks can be read again. */
  onFailure(error: unknown): void;
}

export interface BlockFollower {
  /** The head as it is known now. One far below an earlier head shows that the earlier one was wrong. */
  onHead(blockNum: number): void;
  /** Stops. Returns the number of the next block, or null before the first head. */
  stop(): number | null;
}

/** Blocks shown at once when following begins. */
export const FIRST_BLOCKS = 6;
/** One minute of blocks. Older blocks are skipped and reported as a gap. */
export const CATCH_UP_BLOCKS = 120;
/** Blocks that are further ahead of the head than this do not exist. */
export const AHEAD_BLOCKS = 60;
const CONCURRENCY = 4;
/** How often nodes may report a block missing before it is skipped. */
const MISSING_TRIES = 5;
/** Block ids remembered to detect forks. */
const REMEMBERED = 60;

/**
 * Reads every block in order, from `since` or from a few blocks before the first head. A block that
 * cannot be read is tried again at the next head.
 */
export function followBlocks(
  read: (blockNum: number, signal: AbortSignal) => Promise<LiveBlock>,
  since: number | null,
  events: FollowEvents,
): BlockFollower {
  const stopped = new AbortController();
  const { signal } = stopped;
  let next = since;
  let head = 0;
  let running = false;
  let tries = 0;
  let followed: { number: number; id: string }[] = [];

  function leaveOut(from: number, to: number): void {
    events.onGap(from, to);
    next = to + 1;
    tries = 0;
    followed = [];
  }

  /** False if the block does not follow the previous one, which is then read again. */
  function take(block: LiveBlock): boolean {
    const last = followed.at(-1);
    if (last && last.number === block.number - 1 && last.id !== block.previous) {
      followed.pop();
      next = last.number;
      events.onFork(last.number);
      return false;
    }
    followed = [...followed, { number: block.number, id: block.id }].slice(-REMEMBERED);
    next = block.number + 1;
    tries = 0;
    events.onBlock(block);
    return true;
  }

  /** Begins again before the head: what lies ahead of it was skipped for a head that does not exist. */
  function goBack(): void {
    next = Math.max(1, head - FIRST_BLOCKS + 1);
    tries = 0;
    followed = [];
    events.onFork(next);
  }

  async function readOn(from: number): Promise<void> {
    const count = Math.min(CONCURRENCY, head - from + 1);
    const reading = Array.from({ length: count }, (_, index) => read(from + index, signal));
    // The blocks after a failed one are not awaited.
    for (const one of reading) one.catch(() => undefined);
    for (const one of reading) {
      const block = await one;
      if (signal.aborted || !take(block)) return;
    }
  }

  async function run(): Promise<void> {
    if (running || signal.aborted) return;
    running = true;
    try {
      next ??= Math.max(1, head - FIRST_BLOCKS + 1);
      while (next <= head && !signal.aborted) {
        if (head - next >= CATCH_UP_BLOCKS) leaveOut(next, head - FIRST_BLOCKS);
        await readOn(next);
      }
      if (!signal.aborted) events.onFailure(null);
    } catch (error) {
      if (!signal.aborted) failed(error);
    } finally {
      running = false;
    }
  }

  /** A node slightly behind the reported head lacks the newest block for a moment. */
  function failed(error: unknown): void {
    tries++;
    if (!(error instanceof MissingError)) events.onFailure(error);
    else if (next !== null && tries >= MISSING_TRIES) leaveOut(next, next);
  }

  return {
    onHead(blockNum) {
      head = blockNum;
      if (next !== null && next > head + AHEAD_BLOCKS) goBack();
      void run();
    },
    stop() {
      stopped.abort();
      return next;
    },
  };
}
