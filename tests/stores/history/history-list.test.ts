import { expect, test } from 'vitest';
import type { ActionPage } from '#src/chain/history/provider.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { firstList, withFresh, withLatest, withPage } from '#src/stores/history/history-list.ts';

function row(sequence: number): ActionRow {
  return {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: {},
    hexData: null,
    transactionId: 'a'.repeat(64),
    blockNum: sequence,
    blockTime: sequence * 1_000,
    globalSequence: String(sequence),
    receivers: [],
  };
}

function page(...sequences: number[]): ActionPage {
  return { rows: sequences.map(row), next: 'more', total: null, source: 'native' };
}

const sequences = (rows: readonly ActionRow[]) => rows.map((one) => Number(one.globalSequence));

test('a page adds the rows that are not listed, and leaves the list before it as it was', () => {
  const list = firstList(page(9, 8));
  const longer = withPage(list, page(8, 7));
  expect(sequences(longer.rows)).toEqual([9, 8, 7]);
  expect(sequences(withPage(longer, page(7, 6)).rows)).toEqual([9, 8, 7, 6]);
  // The keys of a longer list must not hide rows from the shorter one.
  expect(sequences(withPage(list, page(7, 6)).rows)).toEqual([9, 8, 7, 6]);
  expect(sequences(list.rows)).toEqual([9, 8]);
});

test('new rows are those of the newest page that are not listed', () => {
  const list = withPage(firstList(page(9, 8)), page(7));
  const announced = withLatest(list, page(11, 10, 9));
  expect(sequences(announced.fresh)).toEqual([11, 10]);
  const shown = withFresh(announced);
  expect(sequences(shown.rows)).toEqual([11, 10, 9, 8, 7]);
  expect(sequences(withLatest(shown, page(12, 11, 10)).fresh)).toEqual([12]);
});

test('the keys of 20,000 rows are read once, not with each page', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => 1_000_000 - index);
  const list = firstList(page(...many));
  let keysRead = 0;
  for (const one of list.rows)
    Object.defineProperty(one, 'globalSequence', {
      get: () => (keysRead++, String(one.blockNum)),
    });
  const longer = withPage(list, page(900_000));
  const first = keysRead;
  expect(first).toBeGreaterThanOrEqual(many.length);
  withLatest(withPage(longer, page(899_999)), page(1_000_001));
  expect(keysRead).toBe(first);
});
