import { atom, type ReadableAtom } from 'nanostores';
import type { Live } from '../../chain/client/history/live.ts';
import type { LiveEvents, LiveSource } from '../../chain/client/history/live-events.ts';
import type { LiveAction } from '../../chain/history/live/block.ts';
import type { LiveFilter } from '../../chain/history/live/filter.ts';
import {
  noRates,
  ratesOf,
  withTally,
  type BlockTally,
  type LiveRates,
} from '../../chain/model/block/live-rates.ts';
import type { Failure } from '../../chain/model/shared/load-state.ts';
import {
  isGap,
  LIVE_ROWS,
  noLiveRows,
  withNew,
  withoutFrom,
  withWaiting,
  type LiveItem,
  type LiveRows,
} from './live-rows.ts';

export interface LiveView extends LiveRows {
  readonly running: boolean;
  readonly source: LiveSource | null;
  /** The source of older rows that are still shown, up to a block; null if it is the same. */
  readonly earlier: { readonly sources: readonly LiveSource[]; readonly upTo: number } | null;
  readonly rates: LiveRates;
  /** Blocks and actions checked since the filter was set. */
  readonly seen: { readonly blocks: number; readonly actions: number };
  readonly failure: Failure | null;
}

export interface LiveWatch {
  readonly $view: ReadableAtom<LiveView>;
  /** Called with every head; reading starts at the first one. */
  onHead(head: { readonly number: number; readonly time: number }): void;
  start(): void;
  pause(): void;
  /** While held, new rows wait. */
  freeze(held: boolean): void;
  showPending(): void;
  /** Stops while the page is hidden. Missed blocks are read or skipped afterwards. */
  setHidden(hidden: boolean): void;
  close(): void;
}

interface WatchOptions {
  readonly filter: LiveFilter;
  readonly open: (since: number | null, filter: LiveFilter, events: LiveEvents) => Live;
  /** Called with the newest block of the rows, before they are rendered. */
  readonly onNewest: (block: { readonly number: number; readonly time: number }) => void;
  /** Calls back when the next frame should be drawn. */
  readonly nextFrame: (draw: () => void) => void;
}

/** Transactions of a block that are kept apart; a stream may name any number. */
export const MOST_STREAMED = 20_000;

/**
 * Live actions of the chain. The view updates once a frame however many arrive. Only the newest
 * rows are kept; others are counted and dropped.
 */
export function createLiveWatch({ filter, open, onNewest, nextFrame }: WatchOptions): LiveWatch {
  const $view = atom<LiveView>({
    ...noLiveRows,
    running: false,
    source: null,
    earlier: null,
    rates: noRates,
    failure: null,
    seen: { blocks: 0, actions: 0 },
  });
  let live: Live | null = null;
  let since: number | null = null;
  let started = false;
  let hidden = false;
  let frozen = false;
  let drawing = false;
  /** Oldest first, with the total count. */
  let incoming: LiveItem[] = [];
  let came = 0;
  let tallies: BlockTally[] = [];
  /** Transactions of the newest block. */
  let streamed = new Set<string>();
  const seen = { blocks: 0, actions: 0 };

  const change = (part: Partial<LiveView>) => $view.set({ ...$view.get(), ...part });

  function draw(): void {
    drawing = false;
    const newest = tallies.at(-1);
    if (newest) onNewest(newest);
    const rows = withNew($view.get(), incoming.toReversed(), came, frozen);
    incoming = [];
    came = 0;
    change({ ...rows, rates: ratesOf(tallies), seen: { ...seen } });
  }

  function drawSoon(): void {
    if (drawing) return;
    drawing = true;
    nextFrame(draw);
  }

  function add(items: readonly LiveItem[], actions: number): void {
    came += actions;
    incoming.push(...items.slice(-LIVE_ROWS));
    if (incoming.length > 2 * LIVE_ROWS) incoming = incoming.slice(-LIVE_ROWS);
    drawSoon();
  }

  /** A stream reports no blocks, so its actions are tallied as they arrive. */
  function tallyAction({ row }: LiveAction): void {
    const { blockNum: number, blockTime: time, transactionId } = row;
    const index = tallies.findLastIndex((tally) => tally.number === number);
    const counted = tallies[index];
    const isNew = !streamed.has(transactionId);
    if (!counted) streamed = new Set();
    if (streamed.size < MOST_STREAMED) streamed.add(transactionId);
    const transactions = (counted?.transactions ?? 0) + (isNew || !counted ? 1 : 0);
    const actions = (counted?.actions ?? 0) + 1;
    if (counted) tallies[index] = { number, time, transactions, actions };
    else tallies = withTally(tallies, { number, time, transactions, actions });
  }

  const events: LiveEvents = {
    onBlock({ number, time, transactions, actions }, passing) {
      tallies = withTally(tallies, { number, time, transactions, actions: actions.length });
      seen.blocks++;
      seen.actions += actions.length;
      add(passing, passing.length);
    },
    onAction(action) {
      tallyAction(action);
      seen.actions++;
      add([action], 1);
    },
    onGap: (from, to) => add([{ key: `gap ${from}`, gap: { from, to } }], 0),
    onFork(from) {
      draw();
      tallies = tallies.filter(({ number }) => number < from);
      change(withoutFrom($view.get(), from));
    },
    onSource(source) {
      // A block's own count must not be mixed with the count of a filtered stream.
      const matching = (one: LiveSource | null) => one?.kind === 'stream';
      draw();
      const view = $view.get();
      if (matching(view.source) !== matching(source)) tallies = [];
      change({ source, earlier: earlierOf(view, source) });
    },
    onFailure: (failure) => change({ failure }),
  };

  function update(): void {
    const running = started && !hidden;
    if (running && !live) live = open(since, filter, events);
    if (!running && live) {
      since = live.close();
      live = null;
    }
    change({ running: started });
  }

  return {
    $view,
    onHead({ number, time }) {
      live?.onHead(number);
      const kind = $view.get().source?.kind;
      if (kind !== 'stream' && kind !== 'push') return;
      if (tallies.some((tally) => tally.number === number)) return;
      // The rate decreases while nothing arrives.
      tallies = withTally(tallies, { number, time, transactions: 0, actions: 0 });
      drawSoon();
    },
    start() {
      started = true;
      update();
    },
    pause() {
      started = false;
      update();
    },
    freeze(on) {
      frozen = on;
      if (!on && $view.get().waiting.length > 0) change(withWaiting($view.get()));
    },
    showPending: () => change(withWaiting($view.get())),
    setHidden(on) {
      hidden = on;
      update();
    },
    close() {
      started = false;
      update();
    },
  };
}

/**
 * Rows of former sources keep their names. A source that went and came
 * back has older rows too, so its name is among them.
 */
function earlierOf(view: LiveView, source: LiveSource): LiveView['earlier'] {
  if (view.source === null || view.source.kind === source.kind) return view.earlier;
  const newest = [...view.waiting, ...view.visible].find((item) => !isGap(item));
  if (!newest || isGap(newest)) return null;
  const before = view.earlier?.sources ?? [];
  const others = before.filter(({ kind }) => kind !== view.source?.kind);
  return { sources: [view.source, ...others], upTo: newest.row.blockNum };
}
