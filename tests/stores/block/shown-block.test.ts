import { beforeEach, expect, test, vi } from 'vitest';
import { advanceHeadTo } from '#src/stores/block/shown-block.ts';

const state = vi.hoisted(() => ({ noted: [] as unknown[], head: { kind: 'loading' } as unknown }));

vi.mock('#src/stores/chain/head.ts', () => ({
  $head: { get: () => state.head },
  noteBlock: (block: unknown) => state.noted.push(block),
}));
vi.mock('#src/stores/block/schedule.ts', () => ({ $schedule: { get: () => [] } }));

beforeEach(() => {
  state.noted = [];
  const value = { headBlockNum: 100, headBlockTime: 50_000, headBlockProducer: 'bp' };
  state.head = { kind: 'ready', value };
});

test('a newer block of a row is noted', () => {
  advanceHeadTo({ number: 103, time: 51_500 });
  expect(state.noted).toMatchObject([{ number: 103, time: 51_500 }]);
});

test('a block with a number that the time since the head has no room for is not', () => {
  advanceHeadTo({ number: 104, time: 51_500 });
  advanceHeadTo({ number: 9_000_000, time: 52_000 });
  expect(state.noted).toEqual([]);
});
