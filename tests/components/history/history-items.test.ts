import { expect, test } from 'vitest';
import { actionRowKey, type ActionRow } from '#src/chain/model/action.ts';
import { historyItems } from '#src/components/history/history-items.ts';

function row(sequence: number, transactionId: string, blockTime: number): ActionRow {
  return {
    ...{ account: 'eosio.token', name: 'transfer', authorization: [], data: {}, hexData: null },
    ...{ transactionId, blockNum: 1, blockTime, globalSequence: String(sequence), receivers: [] },
  };
}

const noon = Date.UTC(2026, 0, 2, 12);
const day = 86_400_000;
const rows = [row(4, 'b', noon), row(3, 'b', noon), row(2, 'a', noon), row(1, 'z', noon - day)];
const none = new Set<string>();

test('a day stands before its actions, once', () => {
  const kinds = historyItems(rows, 'action', none).map(({ kind }) => kind);
  expect(kinds).toEqual(['day', 'action', 'action', 'action', 'day', 'action']);
});

test('by transaction, each stands before its own actions with their number', () => {
  const items = historyItems(rows, 'transaction', none);
  const counts = items.flatMap((item) =>
    item.kind === 'transaction' ? [[item.first.transactionId, item.count]] : [],
  );
  expect(counts).toEqual([
    ['b', 2],
    ['a', 1],
    ['z', 1],
  ]);
});

test('the details of an action stand right behind it; every line has a key of its own', () => {
  const [first] = rows;
  if (!first) throw new Error('no row');
  const items = historyItems(rows, 'transaction', new Set([actionRowKey(first)]));
  const place = items.findIndex(({ kind }) => kind === 'details');
  expect(items[place - 1]).toMatchObject({ kind: 'action', row: first });
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

test('a time no date has makes no page of its own fail', () => {
  expect(historyItems([row(1, 'a', NaN)], 'action', none)).toHaveLength(1);
});
