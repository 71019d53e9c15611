import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as limits from '../chain/core/limits.ts';
import type { ChainInfo } from '../chain/model/chain-info.ts';
import type { Failure, LoadState } from '../chain/model/load-state.ts';

export interface HeadSource {
  info(): Promise<ChainInfo>;
  /** Transactions in a block. */
  countTransactions(blockNum: number): Promise<number>;
  failureOf(error: unknown): Failure;
}

export interface HeadPage {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface HeadStores {
  readonly $head: ReadableAtom<LoadState<ChainInfo>>;
  /** Transactions a second, over the blocks looked at lately; null until the first. */
  readonly $tps: ReadableAtom<number | null>;
}

const BLOCKS_PER_SECOND = 2;
/** Blocks are large on busy chains: one in so many polls is looked into, the mean of some shown. */
const POLLS_PER_SAMPLE = 5;
const SAMPLES = 6;

/**
 * The one poller of the chain's head on a page. It runs while anything listens to its stores and
 * the page can be seen, says which endpoint failed, and goes on trying. Only a later head is taken,
 * by its time and not its number: a lagging endpoint is behind in both, a test chain that was
 * started again in its number alone.
 */
export function createHead(
  source: HeadSource,
  page: HeadPage = document,
  pollMs: number = limits.pollMs,
): HeadStores {
  const $head = atom<LoadState<ChainInfo>>({ kind: 'loading' });
  const $tps = atom<number | null>(null);
  let samples: number[] = [];
  let polls = 0;

  async function sample(blockNum: number): Promise<void> {
    const count = await source.countTransactions(blockNum).catch(() => null);
    if (count === null) return;
    samples = [...samples, count].slice(-SAMPLES);
    $tps.set((samples.reduce((sum, one) => sum + one, 0) / samples.length) * BLOCKS_PER_SECOND);
  }

  async function poll(): Promise<void> {
    const known = $head.get();
    try {
      const info = await source.info();
      if (known.kind === 'ready' && info.headBlockTime <= known.value.headBlockTime) {
        if (known.failure) $head.set({ kind: 'ready', value: known.value });
        return;
      }
      $head.set({ kind: 'ready', value: info });
      if (polls++ % POLLS_PER_SAMPLE === 0) void sample(info.headBlockNum);
    } catch (error) {
      const failure = source.failureOf(error);
      $head.set(
        known.kind === 'ready'
          ? { kind: 'ready', value: known.value, failure }
          : { kind: 'failed', failure },
      );
    }
  }

  onMount($head, () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let stopped = false;

    async function run(): Promise<void> {
      if (running || stopped || page.hidden) return;
      running = true;
      await poll();
      running = false;
      if (!stopped && !page.hidden) timer = setTimeout(run, pollMs);
    }
    function seenOrHidden(): void {
      clearTimeout(timer);
      void run();
    }
    page.addEventListener('visibilitychange', seenOrHidden);
    void run();
    return () => {
      stopped = true;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', seenOrHidden);
    };
  });

  return { $head, $tps };
}
