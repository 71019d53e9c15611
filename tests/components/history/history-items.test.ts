import { expect, test } from 'vitest';
import { actionRowKey, type ActionRow } from '#src/chain/model/action/action.ts';
import { historyItems } from '#src/components/history/history-items.ts';
import { dayNumber, formatShortDay } from '#src/i18n/format-day.ts';

function row(sequence: number, transactionId: string, blockTime: number): ActionRow {
  return {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: {},
    hexData: null,
    transactionId,
    blockNum: 1,
    blockTime,
    globalSequence: String(sequence),
    receivers: [],
  };
}

const noon = Date.UTC(2026, 0, 2, 12);
const day = 86_400_000;
const rows = [row(4, 'b', noon), row(3, 'b', noon), row(2, 'a', noon), row(1, 'z', noon - day)];
const none = new Set<string>();
const dayOf = (time: number) => dayNumber(time, true);

test('a day is shown before its actions, once', () => {
  const kinds = historyItems(rows, 'action', none, dayOf).map(({ kind }) => kind);
  expect(kinds).toEqual(['day', 'action', 'action', 'action', 'day', 'action']);
});

test('by transaction, each is shown before its own actions with their number', () => {
  const items = historyItems(rows, 'transaction', none, dayOf);
  const counts = items.flatMap((item) =>
    item.kind === 'transaction' ? [[item.first.transactionId, item.count]] : [],
  );
  expect(counts).toEqual([
    ['b', 2],
    ['a', 1],
    ['z', 1],
  ]);
});

test('the details of an action follow it; every line has a key of its own', () => {
  const [first] = rows;
  if (!first) throw new Error('no row');
  const items = historyItems(rows, 'transaction', new Set([actionRowKey(first)]), dayOf);
  const index = items.findIndex(({ kind }) => kind === 'details');
  expect(items[index - 1]).toMatchObject({ kind: 'action', row: first });
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

test('a time no date has makes no page of its own fail', () => {
  expect(historyItems([row(1, 'a', NaN)], 'action', none, dayOf)).toHaveLength(1);
});

test('days are those of the clock that is shown', () => {
  // 03:00 of a summer's night in UTC is the day before on the other side of the Atlantic.
  const night = Date.UTC(2026, 6, 2, 3);
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  try {
    expect(formatShortDay(night, false)).toBe('2026-07-01');
    expect(formatShortDay(night, true)).toBe('2026-07-02');
    const here = historyItems(
      [row(2, 'b', night), row(1, 'a', night - 4 * 3_600_000)],
      'action',
      none,
      (time) => dayNumber(time, false),
    );
    expect(here.map(({ kind }) => kind)).toEqual(['day', 'action', 'action']);
  } finally {
    process.env['TZ'] = zone;
  }
});

test('payments follow what caused them once they are unfolded, and count either way', () => {
  const [cause, payment] = [row(1, 'a', noon), row(2, 'a', noon)];
  const payments = new Map([[actionRowKey(cause), [payment]]]);
  const shown = (unfolded: ReadonlySet<string>) =>
    historyItems([cause], 'transaction', none, dayOf, payments, unfolded);
  const keys = (items: ReturnType<typeof shown>) =>
    items.flatMap((item) => (item.kind === 'action' ? [item.key] : []));
  expect(keys(shown(none))).toEqual(['1']);
  expect(keys(shown(new Set(['1'])))).toEqual(['1', '2']);
  expect(shown(none).find(({ kind }) => kind === 'transaction')).toMatchObject({ count: 2 });
});
