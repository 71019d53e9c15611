import { describe, expect, test } from 'vitest';
import {
  type BlockTally,
  noRates,
  ratesOf,
  transactionsPerSecond,
  withTally,
} from '#src/chain/model/block/live-rates.ts';

const tally = (number: number, transactions: number, actions: number): BlockTally => ({
  number,
  time: number * 500,
  transactions,
  actions,
});

const many = (count: number) =>
  Array.from({ length: count }, (_, number) => tally(number, 2, 10)).reduce(withTally, []);

test('nothing is known before the first block', () => {
  expect(ratesOf([])).toEqual(noRates);
});

test('rates are those of the last ten seconds, the bars those of the last minute', () => {
  const quiet = Array.from({ length: 20 }, (_, index) => tally(200 + index, 0, 0));
  const before = ratesOf(many(200));
  expect(before.tps).toBe(4);
  expect(before.aps).toBe(20);
  expect(before.actions).toHaveLength(60);
  expect(before.actions.at(-1)).toBe(20);
  const after = ratesOf(quiet.reduce(withTally, many(200)));
  expect(after.tps).toBe(0);
  expect(after.actions.at(-1)).toBe(0);
  expect(Math.max(...after.actions)).toBe(20);
});

test('a bar is what one second held, and an older one is not shown', () => {
  const at = (number: number, time: number, transactions: number): BlockTally => ({
    number,
    time,
    transactions,
    actions: 10 * transactions,
  });
  const blocks = [at(1, 0, 7), at(2, 500, 9), at(3, 1_500, 1), at(4, 2_000, 2), at(5, 60_500, 4)];
  const { transactions, actions } = ratesOf(blocks);
  expect(transactions).toHaveLength(60);
  expect([transactions[0], transactions[1], transactions[2], transactions[59]]).toEqual([
    1, 2, 0, 4,
  ]);
  expect([actions[0], actions[59]]).toEqual([10, 40]);
  expect(Object.keys(transactions)).toHaveLength(60);
  expect(transactions.reduce((sum, one) => sum + one)).toBe(7);
});

test('a block reported twice counts once, and only a few are stored', () => {
  expect(withTally([tally(1, 1, 1)], tally(1, 3, 3))).toEqual([tally(1, 3, 3)]);
  expect(many(10_000).length).toBeLessThan(1_500);
});

test('the bars show a full minute of ten blocks a second', () => {
  const fast = Array.from({ length: 700 }, (_, number) => ({
    number,
    time: number * 100,
    transactions: 3,
    actions: 100,
  })).reduce<BlockTally[]>(withTally, []);
  const { actions, transactions } = ratesOf(fast);
  expect(actions).toEqual(Array.from({ length: 60 }, () => 1_000));
  expect(transactions.at(0)).toBe(30);
});

describe('figures', () => {
  test('say how many transactions ran in a second', () => {
    const count = (number: number, transactions: number) => ({
      number,
      time: number * 500,
      transactions,
    });
    expect(transactionsPerSecond([])).toBeNull();
    expect(transactionsPerSecond([count(1, 3)])).toBe(6);
    // Seen twice it counts once; a block that was not seen still took its time.
    expect(transactionsPerSecond([count(4, 4), count(1, 2), count(1, 2)])).toBe(3);
  });
});
