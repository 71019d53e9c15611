import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeOfSlot } from '#src/chain/core/time.ts';
import type { BlockView } from '#src/chain/model/block/block.ts';
import { roundPosition } from '#src/chain/model/block/round.ts';
import type { ObservedBlock } from '#src/chain/model/block/observed-blocks.ts';
import type { Round } from '#src/stores/block/schedule.ts';

const PRODUCERS = ['alpha', 'bravo', 'carol'];
/** Blocks of a round. */
const ROUND = PRODUCERS.length * 12;
/** The first slot of a round. */
const FIRST = ROUND * 100;

const state = vi.hoisted(() => ({
  round: null as unknown,
  /** The block of a round ago; null if no node has it. */
  start: null as unknown,
  requests: 0,
}));

vi.mock('#src/stores/block/schedule.ts', () => ({ useRound: () => state.round }));
vi.mock('#src/stores/block/read-round-start.ts', () => ({
  readRoundStart: async () => {
    state.requests++;
    if (state.start === null) throw new Error('nobody answers');
    return state.start;
  },
}));

beforeEach(() => {
  vi.resetModules();
  Object.assign(state, { round: null, start: null, requests: 0 });
});
afterEach(cleanup);

function head(slot: number, number: number): Round {
  const headBlockTime = timeOfSlot(slot);
  return {
    ...roundPosition(headBlockTime, PRODUCERS.length),
    head: { headBlockNum: number, headBlockTime } as Round['head'],
    producers: PRODUCERS,
    pending: 2,
  };
}

/** Opens a page at a head block; `go` shows the next one. */
async function open(slot: number, number: number) {
  const { useLoads, useRoundView, recordBlockLoads } =
    await import('#src/stores/block/round-view.ts');
  state.round = head(slot, number);
  const { result, rerender } = renderHook(() => {
    const now = useRoundView();
    return { now, loads: useLoads(now) };
  });
  await act(async () => undefined);
  const go = async (nextSlot: number, next: number) => {
    state.round = head(nextSlot, next);
    rerender();
    await act(async () => undefined);
  };
  return { result, go, recordBlockLoads };
}

test('there is no round without a schedule', async () => {
  const { useRoundView } = await import('#src/stores/block/round-view.ts');
  const { result } = renderHook(() => useRoundView());
  expect(result.current).toBe(null);
  expect(state.requests).toBe(0);
});

test('the block of a round ago shows what was missed before the page was opened', async () => {
  state.start = { slot: FIRST - 31, number: 1_000 } satisfies ObservedBlock;
  // 36 slots and 34 blocks later.
  const { result } = await open(FIRST + 5, 1_034);
  expect(result.current.now?.missed).toBe(2);
  expect(state.requests).toBe(1);
});

test('it is requested once a visit, and blocks count without it', async () => {
  const { result, go } = await open(FIRST, 1_000);
  await go(FIRST + 1, 1_001);
  await go(FIRST + 3, 1_002);
  expect(state.requests).toBe(1);
  expect(result.current.now?.missed).toBe(1);
  expect(result.current.now?.turns[0]?.states.slice(0, 4)).toEqual([
    'final',
    'pending',
    'missed',
    'pending',
  ]);
});

test('loads of blocks that were read are at their places in the round', async () => {
  const { result, recordBlockLoads } = await open(FIRST + 14, 1_014);
  expect(result.current.loads).toBe(undefined);
  const block = (slot: number, cpuUsage: number) =>
    ({
      number: 1_000 + slot - FIRST,
      time: timeOfSlot(slot),
      transactions: [{ cpuUsage }],
    }) as unknown as BlockView;
  act(() =>
    recordBlockLoads([block(FIRST + 13, 300), block(FIRST + 14, 500), block(FIRST - ROUND, 9)]),
  );
  expect([...(result.current.loads ?? [])]).toEqual([
    [13, 300],
    [14, 500],
  ]);
});
