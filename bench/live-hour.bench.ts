import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { LiveEvents } from '#src/chain/client/history/live-events.ts';
import type { LiveAction } from '#src/chain/history/live/block.ts';
import { nextSlots, type RowSlot } from '#src/components/live/row-slots.ts';
import { LIVE_ROWS, type LiveItem } from '#src/stores/history/live-rows.ts';
import { createLiveWatch } from '#src/stores/history/live-watch.ts';
import { transferOf } from './sizes.ts';

const BLOCKS_PER_SECOND = 10;
const ACTIONS_PER_BLOCK = 100;
const DRAWS_PER_SECOND = 4;
/** Rows of the list on screen, and those that change in one frame. */
const [SHOWN, CHANGED] = [24, 6];
const HOUR = 3_600;
const MB = 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / MB;
}

function action(sequence: number, blockNum: number): LiveAction {
  return {
    key: String(sequence),
    row: {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: transferOf(sequence),
      hexData: null,
      transactionId: sequence.toString(16).padStart(64, '0'),
      blockNum,
      blockTime: blockNum * 100,
      globalSequence: String(sequence),
      receivers: ['eosio.token'],
    },
  };
}

/** Shows the live page's lists for an hour of its time. Returns the heap after each tenth, in MB. */
function anHour(asStream: boolean): number[] {
  let events: LiveEvents | undefined;
  let draw: (() => void) | undefined;
  const watch = createLiveWatch({
    filter: { account: null, contract: null, name: null },
    open: (_since, _filter, reported) => {
      events = reported;
      return { onHead: () => undefined, close: () => null };
    },
    onNewest: () => undefined,
    nextFrame: (next) => (draw = next),
  });
  watch.start();
  let slots: readonly RowSlot<LiveItem>[] = [];
  const heaps: number[] = [];
  for (let block = 1; block <= HOUR * BLOCKS_PER_SECOND; block++) {
    const actions = Array.from({ length: ACTIONS_PER_BLOCK }, (_, index) =>
      action(block * ACTIONS_PER_BLOCK + index, block),
    );
    if (asStream) for (const one of actions) events?.onAction(one);
    else
      events?.onBlock(
        { number: block, time: block * 100, transactions: ACTIONS_PER_BLOCK, actions },
        actions,
      );
    if (block % Math.floor(BLOCKS_PER_SECOND / DRAWS_PER_SECOND) === 0) {
      draw?.();
      slots = nextSlots(slots, watch.$view.get().visible.slice(0, SHOWN), CHANGED);
    }
    if (block % (HOUR * (BLOCKS_PER_SECOND / 10)) === 0) heaps.push(heap());
  }
  const { visible, waiting, seen } = watch.$view.get();
  expect(visible.length + waiting.length).toBeLessThanOrEqual(2 * LIVE_ROWS);
  expect(slots).toHaveLength(SHOWN);
  expect(seen.actions).toBe(HOUR * BLOCKS_PER_SECOND * ACTIONS_PER_BLOCK);
  return heaps;
}

test.for([
  { source: 'blocks', asStream: false },
  { source: 'a stream', asStream: true },
])('an hour of 1,000 actions a second from $source leaves memory flat', ({ source, asStream }) => {
  const heaps = anHour(asStream);
  console.log(`${source}: ${heaps.map((one) => one.toFixed(1)).join(' ')} MB`);
  const [first = 0] = heaps;
  expect(Math.max(...heaps) - first).toBeLessThan(2);
});
