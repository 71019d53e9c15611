import { expect, test } from 'vitest';
import { createTransactionRate } from '#src/stores/chain/transaction-rate.ts';

const blocks = (from: number, ...counts: number[]) =>
  counts.map((transactions, place) => ({ number: from + place, transactions }));

test('the rate is the mean of three blocks or more, each of half a second and counted once', () => {
  const add = createTransactionRate();
  expect(add(blocks(100, 4, 0))).toBeNull();
  expect(add(blocks(100, 4, 0, 2))).toBe(4);
  expect(add(blocks(102, 2, 0))).toBe(3);
});

test('it leaves out blocks of more than two minutes ago, and those of a chain before its restart', () => {
  const add = createTransactionRate();
  add(blocks(100, 50, 50, 50));
  expect(add(blocks(400, 1, 1, 1))).toBe(2);
  expect(add(blocks(5, 3, 3, 3))).toBe(6);
});
