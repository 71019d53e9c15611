import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { HeadEvents } from '../../chain/client/chain/head-push.ts';
import * as limits from '../../chain/core/limits.ts';
import type { ChainInfo } from '../../chain/model/block/chain-info.ts';
import type { Failure, LoadState } from '../../chain/model/shared/load-state.ts';

export interface HeadSource {
  info(): Promise<ChainInfo>;
  /** Transactions a second, with those of one more block; null while too few blocks are known. */
  rateWith(blockNum: number): Promise<number | null>;
  failureOf(error: unknown): Failure;
  /** Opens the chain's push channel, if it has one. */
  listen?(news: HeadEvents): { close(): void };
  /** Opens the channel between the tabs of the site. */
  share?(news: HeadEvents): SharedHead;
}

/** A block as rows of actions show it. */
export interface ReportedHead {
  readonly number: number;
  /** Milliseconds UTC. */
  readonly time: number;
  /** Null if unknown. */
  readonly producer: string | null;
}

/** The head that the tabs of the site share. One of them polls and publishes. */
export interface SharedHead {
  /** Does nothing unless this tab is the one that polls. */
  publish(info: ChainInfo, tps: number | null): void;
  close(): void;
}

export interface HeadPage {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface HeadStores {
  readonly $head: ReadableAtom<LoadState<ChainInfo>>;
  /** Transactions a second over recent blocks; null until enough of them are known. */
  readonly $tps: ReadableAtom<number | null>;
  /** Takes the rate of blocks that the page has read for another part. */
  noteRate(rate: number | null): void;
  /**
   * Takes a block that another source of the page has shown before the node's next poll. Without its
   * producer the node is polled at once.
   */
  noteBlock(block: ReportedHead): void;
  /** Age of the head block in seconds, rounded to tens or minutes, if it is too old; else 0. */
  readonly $staleFor: ReadableAtom<number>;
}

/**
 * Blocks are large on busy chains, so only one poll in five loads the block, beginning with the
 * second: the first is made while the page loads what it shows.
 */
const POLLS_PER_SAMPLE = 5;
/** Ten seconds: short visits do not need the push channel's code. */
const POLLS_BEFORE_PUSH = 5;
/** The page is drawn by then. */
const POLLS_BEFORE_SHARING = 2;

/**
 * By time and not by number: a lagging endpoint is behind in both, a restarted test chain only in
 * number. A head ahead of this device's clock would hold up all true ones, so it never replaces one
 * that is not ahead. If all are, the clock is wrong, and time counts again.
 */
function isLater(next: ChainInfo, last: ChainInfo): boolean {
  const latest = Date.now() + limits.staleHeadMs;
  const isAhead = next.headBlockTime > latest;
  if (isAhead !== last.headBlockTime > latest) return !isAhead;
  return next.headBlockTime > last.headBlockTime;
}

/**
 * The page's only poller of the chain's head. It runs while a store has listeners and the page is
 * visible, reports the failed endpoint, and retries. It pauses while the head is pushed or another
 * tab publishes it, and resumes when the channel falls silent. Only later heads count.
 */
export function createHead(
  source: HeadSource,
  page: HeadPage = document,
  pollMs: number = limits.pollMs,
): HeadStores {
  const $head = atom<LoadState<ChainInfo>>({ kind: 'loading' });
  const $tps = atom<number | null>(null);
  const $staleFor = atom(0);
  let newHeads = 0;
  let pollNow: () => void = () => undefined;
  /** From the push channel or another tab. It counts until this tab polls again. */
  let isRateReceived = false;

  function take(info: ChainInfo): void {
    const current = $head.get();
    if (current.kind !== 'ready' || isLater(info, current.value))
      $head.set({ kind: 'ready', value: info });
    else if (current.failure) $head.set({ kind: 'ready', value: current.value });
  }

  function judgeAge(): void {
    const current = $head.get();
    const age = current.kind === 'ready' ? Date.now() - current.value.headBlockTime : 0;
    const unit = age < 60_000 ? 10 : 60;
    $staleFor.set(age > limits.staleHeadMs ? Math.floor(age / 1_000 / unit) * unit : 0);
  }

  function noteRate(rate: number | null): void {
    if (rate !== null && !isRateReceived) $tps.set(rate);
  }

  function noteBlock({ number, time, producer }: ReportedHead): void {
    const current = $head.get();
    if (current.kind !== 'ready' || number <= current.value.headBlockNum) return;
    if (producer === null) return pollNow();
    const seen = { headBlockNum: number, headBlockTime: time, headBlockProducer: producer };
    const next = { ...current.value, ...seen };
    if (isLater(next, current.value)) $head.set({ ...current, value: next });
  }

  async function poll(): Promise<void> {
    const current = $head.get();
    isRateReceived = false;
    try {
      const info = await source.info();
      const isNews = current.kind !== 'ready' || isLater(info, current.value);
      take(info);
      if (isNews && !page.hidden && newHeads++ % POLLS_PER_SAMPLE === 1)
        void source.rateWith(info.headBlockNum).then(noteRate, () => undefined);
    } catch (error) {
      const failure = source.failureOf(error);
      $head.set(
        current.kind === 'ready'
          ? { kind: 'ready', value: current.value, failure }
          : { kind: 'failed', failure },
      );
    }
    judgeAge();
  }

  function receive(info: ChainInfo): void {
    take(info);
    judgeAge();
  }

  function receiveRate(rate: number): void {
    isRateReceived = true;
    $tps.set(rate);
  }

  function publishTo(tabs: SharedHead): void {
    const current = $head.get();
    if (current.kind === 'ready' && !current.failure) tabs.publish(current.value, $tps.get());
  }

  onMount($head, () => {
    const polling = startPolling({ source, page, pollMs, poll, receive, receiveRate, publishTo });
    pollNow = polling.pollNow;
    return () => {
      pollNow = () => undefined;
      polling.stop();
    };
  });

  return { $head, $tps, $staleFor, noteRate, noteBlock };
}

interface PollingOptions {
  readonly source: HeadSource;
  readonly page: HeadPage;
  readonly pollMs: number;
  readonly poll: () => Promise<void>;
  /** Takes a head of the push channel or of another tab. */
  readonly receive: (info: ChainInfo) => void;
  readonly receiveRate: (rate: number) => void;
  readonly publishTo: (tabs: SharedHead) => void;
}

/** Polls while the page is visible, unless the head is pushed or another tab publishes it. */
function startPolling({ source, page, pollMs, ...store }: PollingOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;
  let polls = 0;
  let push: { close(): void } | undefined;
  let tabs: SharedHead | undefined;

  const receivedThen = (then: () => void): HeadEvents => ({
    onInfo(info) {
      store.receive(info);
      // A connected but silent channel must not keep an old head on screen.
      clearTimeout(timer);
      timer = setTimeout(run, limits.pushTimeoutMs);
      then();
    },
    onTps: store.receiveRate,
    onLost() {
      clearTimeout(timer);
      void run();
    },
  });
  function publish(): void {
    if (tabs) store.publishTo(tabs);
  }
  function closePush(): void {
    push?.close();
    push = undefined;
  }
  function disconnect(): void {
    clearTimeout(timer);
    closePush();
    tabs?.close();
    tabs = undefined;
  }

  async function run(): Promise<void> {
    if (running || stopped || page.hidden) return;
    running = true;
    await store.poll();
    running = false;
    if (stopped || page.hidden) return;
    publish();
    clearTimeout(timer);
    timer = setTimeout(run, pollMs);
    polls += 1;
    // One tab's push connection is enough.
    if (polls === POLLS_BEFORE_SHARING) tabs = source.share?.(receivedThen(closePush));
    if (polls >= POLLS_BEFORE_PUSH) push ??= source.listen?.(receivedThen(publish));
  }
  function seenOrHidden(): void {
    disconnect();
    polls = 0;
    void run();
  }
  page.addEventListener('visibilitychange', seenOrHidden);
  void run();
  return {
    pollNow: () => void run(),
    stop() {
      stopped = true;
      disconnect();
      page.removeEventListener('visibilitychange', seenOrHidden);
    },
  };
}
