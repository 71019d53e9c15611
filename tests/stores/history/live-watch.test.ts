import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveEvents } from '#src/chain/client/history/live-events.ts';
import type { LiveAction, LiveBlock } from '#src/chain/history/live/block.ts';
import { isGap, LIVE_ROWS } from '#src/stores/history/live-rows.ts';
import { createLiveWatch, type LiveWatch, MOST_STREAMED } from '#src/stores/history/live-watch.ts';

let events: LiveEvents;
let opened: (number | null)[];
let closed: number;
let frames: (() => void)[];
/** Numbers of the newest blocks, and of the first rows drawn by then. */
let newest: [block: number, row: number | undefined][];
let watch: LiveWatch;

function action(sequence: number, blockNum = 1): LiveAction {
  return {
    key: String(sequence),
    row: {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [],
      data: null,
      hexData: null,
      transactionId: `t${sequence}`,
      blockNum,
      blockTime: blockNum * 500,
      globalSequence: String(sequence),
      receivers: ['eosio.token'],
    },
  };
}

function block(number: number, actions: readonly LiveAction[] = []): LiveBlock {
  return {
    number,
    id: `b${number}`,
    previous: `b${number - 1}`,
    time: number * 500,
    producer: 'bp',
    transactions: actions.length,
    actions,
  };
}

function draw() {
  for (const frame of frames.splice(0)) frame();
}

const shown = () => watch.$view.get().visible.map(({ key }) => key);

function tell(...sequences: number[]) {
  for (const sequence of sequences) events.onAction(action(sequence));
  draw();
}

beforeEach(() => {
  [opened, closed, frames, newest] = [[], 0, [], []];
  watch = createLiveWatch({
    filter: { account: null, contract: null, name: null },
    open: (since, _filter, reported) => {
      opened.push(since);
      events = reported;
      return { onHead: () => undefined, close: () => (closed++, 77) };
    },
    onNewest({ number }) {
      const [row] = watch.$view.get().visible;
      newest.push([number, row && !isGap(row) ? row.row.blockNum : undefined]);
    },
    nextFrame: (frame) => void frames.push(frame),
  });
});

test('a thousand actions a second for a minute: one change a frame, few rows, all counted', () => {
  watch.start();
  let changes = 0;
  watch.$view.listen(() => changes++);
  let sequence = 0;
  let largest = 0;
  for (let frame = 0; frame < 3600; frame++) {
    for (let count = 0; count < 17 && sequence < 60_000; count++)
      events.onAction(action(++sequence, Math.ceil(sequence / 500)));
    expect(frames.length).toBeLessThanOrEqual(1);
    draw();
    const { visible: rows, waiting } = watch.$view.get();
    largest = Math.max(largest, rows.length + waiting.length);
  }
  expect(sequence).toBe(60_000);
  expect(watch.$view.get().seen.actions).toBe(60_000);
  expect(changes).toBeLessThanOrEqual(3600);
  expect(largest).toBe(LIVE_ROWS);
  expect(shown().slice(0, 2)).toEqual(['60000', '59999']);
  // Sixty thousand actions take long on a busy machine.
});

test('a burst within one frame is bounded too, and counted completely while the list is paused', () => {
  watch.start();
  tell(1);
  watch.freeze(true);
  for (let sequence = 2; sequence <= 20_001; sequence++) events.onAction(action(sequence));
  draw();
  const { waiting, waitingCount } = watch.$view.get();
  expect(waitingCount).toBe(20_000);
  expect(waiting).toHaveLength(LIVE_ROWS);
  expect(waiting[0]?.key).toBe('20001');
  expect(shown()).toEqual(['1']);
});

describe('while the list is read', () => {
  beforeEach(() => {
    watch.start();
    tell(1, 2);
    watch.freeze(true);
    tell(3, 4);
  });

  test('its rows stay, and new ones are counted', () => {
    expect(shown()).toEqual(['2', '1']);
    expect(watch.$view.get().waitingCount).toBe(2);
  });

  test('they are added on request, and the list stays held', () => {
    watch.showPending();
    tell(5);
    expect(shown()).toEqual(['4', '3', '2', '1']);
    expect(watch.$view.get().waitingCount).toBe(1);
  });

  test('they come when the list is left', () => {
    watch.freeze(false);
    expect(shown()).toEqual(['4', '3', '2', '1']);
    expect(watch.$view.get().waitingCount).toBe(0);
  });
});

test('an empty list has nothing to hold: its first rows come at once', () => {
  watch.start();
  watch.freeze(true);
  tell(1);
  expect(shown()).toEqual(['1']);
});

test('reports the newest block before its rows are drawn', () => {
  watch.start();
  events.onAction(action(1, 7));
  draw();
  events.onAction(action(2, 9));
  draw();
  expect(newest).toEqual([
    [7, undefined],
    [9, 7],
  ]);
});

test('an action reported twice is one row', () => {
  watch.start();
  tell(1, 2);
  tell(2, 3);
  expect(shown()).toEqual(['3', '2', '1']);
});

test('rows that a fork undid are removed, and shown again with their new block', () => {
  watch.start();
  events.onBlock(block(1, [action(1, 1)]), [action(1, 1)]);
  events.onBlock(block(2, [action(2, 2)]), [action(2, 2)]);
  draw();
  events.onFork(2);
  expect(shown()).toEqual(['1']);
  events.onBlock(block(2, [action(2, 2)]), [action(2, 2)]);
  draw();
  expect(shown()).toEqual(['2', '1']);
});

test('blocks that were left out are a row in their place', () => {
  watch.start();
  tell(1);
  events.onGap(5, 90);
  tell(2);
  const [newest, gap, oldest] = watch.$view.get().visible;
  expect([newest?.key, oldest?.key]).toEqual(['2', '1']);
  expect(gap && isGap(gap) && gap.gap).toEqual({ from: 5, to: 90 });
});

test('what was skipped for a head that does not exist is no row once it is read', () => {
  watch.start();
  tell(1);
  events.onGap(5, 4_294_967_289);
  draw();
  expect(watch.$view.get().visible.some(isGap)).toBe(true);
  events.onFork(4);
  expect(watch.$view.get().visible.map(({ key }) => key)).toEqual(['1']);
});

test('paused or hidden it requests nothing, and continues where it stopped', () => {
  expect(opened).toEqual([]);
  watch.start();
  watch.setHidden(true);
  expect([opened, closed]).toEqual([[null], 1]);
  expect(watch.$view.get().running).toBe(true);
  watch.pause();
  watch.setHidden(false);
  expect(opened).toEqual([null]);
  watch.start();
  expect(opened).toEqual([null, 77]);
});

test('blocks are counted completely, though only matching actions are shown', () => {
  watch.start();
  events.onBlock(block(1, [action(1), action(2)]), [action(2)]);
  draw();
  expect(shown()).toEqual(['2']);
  expect(watch.$view.get().seen).toEqual({ blocks: 1, actions: 2 });
  expect(watch.$view.get().rates.aps).toBe(4);
});

test('a stream that names a block of endless transactions fills no memory, and each is counted', () => {
  const sizes: number[] = [];
  const add = Set.prototype.add;
  Set.prototype.add = function spy(value) {
    add.call(this, value);
    if (this.has('t1')) sizes.push(this.size);
    return this;
  };
  watch.start();
  try {
    for (let made = 1; made <= MOST_STREAMED + 100; made++) events.onAction(action(made));
  } finally {
    Set.prototype.add = add;
  }
  draw();
  expect(Math.max(...sizes)).toBe(MOST_STREAMED);
  const { rates, seen } = watch.$view.get();
  expect([rates.transactions.at(-1), seen.actions]).toEqual([
    MOST_STREAMED + 100,
    MOST_STREAMED + 100,
  ]);
});

describe('the source of rows', () => {
  const push = { kind: 'push', endpoint: 'wss://push.example', fallbackReason: null } as const;
  const blocks = { kind: 'blocks', endpoint: null, fallbackReason: null } as const;

  test('stays that of the push channel for its rows after the channel is lost', () => {
    watch.start();
    events.onSource(push);
    events.onAction(action(1, 7));
    events.onSource(blocks);
    expect(watch.$view.get()).toMatchObject({
      source: blocks,
      earlier: { sources: [push], upTo: 7 },
    });
  });

  test('is named of all rows where one was lost, came back and has older ones', () => {
    watch.start();
    for (const [at, source] of [push, blocks, push, blocks].entries()) {
      events.onSource(source);
      events.onAction(action(at + 1, at + 1));
    }
    expect(watch.$view.get().earlier).toEqual({ sources: [push, blocks], upTo: 3 });
  });

  test('is one where no row of another is shown', () => {
    watch.start();
    events.onSource(push);
    events.onSource(blocks);
    expect(watch.$view.get().earlier).toBeNull();
  });
});
