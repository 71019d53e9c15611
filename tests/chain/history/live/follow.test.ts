import { expect, test } from 'vitest';
import type { LiveBlock } from '#src/chain/history/live/block.ts';
import {
  CATCH_UP_BLOCKS,
  FIRST_BLOCKS,
  followBlocks,
  type FollowEvents,
} from '#src/chain/history/live/follow.ts';
import { MissingError } from '#src/chain/rpc/errors.ts';
import { soon } from '#tests/soon.ts';

const idOf = (number: number, branch = 'a') => `${branch}${number}`;

function blockOf(number: number, branch = 'a', before = branch): LiveBlock {
  return {
    number,
    id: idOf(number, branch),
    previous: idOf(number - 1, before),
    time: number * 500,
    producer: 'bp',
    transactions: 0,
    actions: [],
  };
}

function setUp(
  read: (blockNum: number) => LiveBlock = (number) => blockOf(number),
  since: number | null = null,
) {
  const reported: string[] = [];
  const failures: unknown[] = [];
  const events: FollowEvents = {
    onBlock: ({ id }) => reported.push(id),
    onGap: (from, to) => reported.push(`gap ${from}-${to}`),
    onFork: (from) => reported.push(`fork ${from}`),
    onFailure: (error) => failures.push(error),
  };
  const requested: number[] = [];
  const following = followBlocks(
    async (blockNum) => {
      requested.push(blockNum);
      return read(blockNum);
    },
    since,
    events,
  );
  const onHead = async (head: number) => {
    following.onHead(head);
    await soon(() => expect(failures.length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { reported, requested, failures, following, onHead };
}

test('begins slightly before the first head and then skips no block', async () => {
  const { reported, onHead } = setUp();
  await onHead(100);
  expect(reported).toEqual([95, 96, 97, 98, 99, 100].map((number) => idOf(number)));
  expect(reported).toHaveLength(FIRST_BLOCKS);
  await onHead(131);
  expect(reported).toHaveLength(FIRST_BLOCKS + 31);
  expect(reported.at(-1)).toBe('a131');
});

test('continues after a pause, and reports skipped blocks after a long one', async () => {
  const short = setUp(undefined, 10);
  await short.onHead(20);
  expect(short.reported).toHaveLength(11);
  const long = setUp(undefined, 10);
  await long.onHead(10 + CATCH_UP_BLOCKS);
  expect(long.reported[0]).toBe(`gap 10-${10 + CATCH_UP_BLOCKS - FIRST_BLOCKS}`);
  expect(long.reported).toHaveLength(1 + FIRST_BLOCKS);
});

test('goes on from the head that nodes report after one that does not exist', async () => {
  const { reported, requested, onHead } = setUp((number) => {
    if (number > 1_000) throw new MissingError('block');
    return blockOf(number);
  }, 99);
  await onHead(100);
  await onHead(4_294_967_295);
  expect(requested.at(-1)).toBeGreaterThan(4_294_000_000);
  expect(reported.at(-1)).toMatch(/^gap 101-/);
  reported.length = 0;
  await onHead(102);
  expect(reported).toEqual([
    'fork 97',
    ...[97, 98, 99, 100, 101, 102].map((number) => idOf(number)),
  ]);
});

test('waits where a node that lags a little reports an earlier head', async () => {
  const { reported, onHead } = setUp(undefined, 100);
  await onHead(101);
  reported.length = 0;
  await onHead(60);
  await onHead(102);
  expect(reported).toEqual(['a102']);
});

test('retries a block that cannot be read, and continues from there', async () => {
  let broken = true;
  const { reported, failures, onHead } = setUp((number) => {
    if (number === 3 && broken) throw new Error('down');
    return blockOf(number);
  }, 1);
  await onHead(5);
  expect(reported).toEqual(['a1', 'a2']);
  expect(failures.at(-1)).toEqual(new Error('down'));
  broken = false;
  await onHead(5);
  expect(reported).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(failures.at(-1)).toBeNull();
});

test('skips a block only after nodes repeatedly report it missing', async () => {
  const { reported, following, failures } = setUp((number) => {
    if (number === 2) throw new MissingError('block');
    return blockOf(number);
  }, 1);
  for (let round = 0; round < 6; round++) {
    following.onHead(3);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(reported).toEqual(['a1', 'gap 2-2', 'a3']);
  expect(failures.filter((failure) => failure !== null)).toEqual([]);
});

test('goes back after a fork', async () => {
  let forked = false;
  const { reported, onHead } = setUp((number) => {
    if (!forked || number < 4) return blockOf(number);
    return number === 4 ? blockOf(4, 'b', 'a') : blockOf(number, 'b');
  }, 1);
  await onHead(5);
  forked = true;
  await onHead(6);
  expect(reported.slice(5)).toEqual(['fork 5', 'fork 4', 'b4', 'b5', 'b6']);
});

test('requests nothing after it was stopped, and returns the next block', async () => {
  const { reported, requested, onHead, following } = setUp(undefined, 1);
  await onHead(2);
  expect(following.stop()).toBe(3);
  following.onHead(9);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(requested).toEqual([1, 2]);
  expect(reported).toEqual(['a1', 'a2']);
});
