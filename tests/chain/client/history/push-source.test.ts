import { beforeEach, expect, test, vi } from 'vitest';
import type { LivePosition } from '#src/chain/client/history/live-events.ts';
import type { followPush } from '#src/chain/client/history/live-push.ts';
import { pushSource } from '#src/chain/client/history/push-source.ts';
import type { LiveBlockSummary } from '#src/chain/history/live/block.ts';

type Opened = Parameters<typeof followPush>[1];

const channel = vi.hoisted(() => ({ events: null as unknown, close: vi.fn() }));
vi.mock('#src/chain/client/history/live-push.ts', () => ({
  followPush: (_: string, events: unknown) => {
    channel.events = events;
    return { close: channel.close };
  },
}));

beforeEach(() => {
  channel.events = null;
  channel.close.mockClear();
});

const block = (number: number): LiveBlockSummary => ({
  number,
  time: 0,
  transactions: 0,
  actions: [],
});

async function opened(position: LivePosition) {
  const emitted: number[] = [];
  const onBehind = vi.fn();
  const emit = ({ number }: LiveBlockSummary) => {
    position.next = number + 1;
    emitted.push(number);
  };
  const hooks = {
    mayStart: () => true,
    onCurrent: () => undefined,
    onResponse: () => undefined,
    onLost: () => undefined,
    onBehind,
  };
  const source = pushSource('wss://push.example', position, emit, hooks);
  source.start();
  await vi.waitFor(() => expect(channel.events).not.toBeNull());
  const push = (...numbers: number[]) =>
    (channel.events as Opened).onBlocks(numbers.map((number) => block(number)));
  return { source, push, emitted, onBehind };
}

test('a channel that is some blocks ahead of the nodes is followed', async () => {
  const position = { next: 100, head: 100 };
  const { source, push, emitted, onBehind } = await opened(position);
  push(99, 100, 159);
  source.onHead();
  expect([emitted, position.next, source.isCurrent()]).toEqual([[100, 159], 160, true]);
  push(158, 159);
  source.stop();
  expect([position.next, onBehind.mock.calls.length]).toEqual([160, 0]);
});

test.each([161, 2 ** 40, 1e308])(
  'one that names block %i ends no reading: blocks are read from the nodes’ head on',
  async (number) => {
    const position = { next: 100, head: 100 };
    const { source, push, onBehind } = await opened(position);
    push(99, number);
    source.onHead();
    expect([position.next, source.isCurrent(), source.isUsable()]).toEqual([101, false, false]);
    expect([onBehind.mock.calls.length, channel.close.mock.calls.length]).toEqual([1, 1]);
  },
);

test('one that does so before the first head is dismissed by it', async () => {
  const position: LivePosition = { next: null, head: 0 };
  const { source, push, onBehind } = await opened(position);
  push(2 ** 40, 2 ** 40 + 1);
  source.onHead();
  expect(onBehind).not.toHaveBeenCalled();
  position.head = 100;
  source.onHead();
  expect([position.next, onBehind.mock.calls.length]).toEqual([101, 1]);
});

test('a page that is hidden meanwhile goes on from the nodes’ head', async () => {
  const position = { next: 100, head: 100 };
  const { source, push } = await opened(position);
  push(99, 2 ** 40);
  source.stop();
  expect(position.next).toBe(101);
});
