import { expect, test, vi } from 'vitest';
import { createInfiniteList } from '#src/stores/history/infinite-list.ts';
import { refresh } from '#src/stores/refresh.ts';
import { soon } from '#tests/soon.ts';

const SIZE = 2;

function listOf(key: string, table: { rows: string[] }) {
  const read = vi.fn(async (cursor: string | null) => {
    const skip = Number(cursor ?? 0);
    const end = skip + SIZE;
    return { rows: table.rows.slice(skip, end), next: table.rows.length > end ? `${end}` : null };
  });
  const list = createInfiniteList(key, read, (row) => row);
  const stop = list.$state.listen(() => undefined);
  const rows = () => {
    const state = list.$state.get();
    return state.kind === 'ready' ? state.value.rows : state.kind;
  };
  return { list, rows, stop, read };
}

test('a refreshed list shows its new first rows, and that it is empty', async () => {
  const table = { rows: ['a', 'b'] };
  const { rows, stop } = listOf('growing/first', table);
  await soon(() => expect(rows()).toEqual(['a', 'b']));
  table.rows = ['b', 'c'];
  refresh('growing/first');
  await soon(() => expect(rows()).toEqual(['b', 'c']));
  table.rows = [];
  refresh('growing/first');
  await soon(() => expect(rows()).toBe('empty'));
  stop();
});

test('a list that has grown is read again as far as it was shown', async () => {
  const table = { rows: ['a', 'b', 'c'] };
  const { list, rows, stop } = listOf('growing/more', table);
  await soon(() => expect(rows()).toEqual(['a', 'b']));
  await list.loadMore();
  table.rows = ['x', 'a', 'b'];
  refresh('growing/more');
  await soon(() => expect(rows()).toEqual(['x', 'a', 'b']));
  stop();
});

test('a row of two pages is shown once', async () => {
  const { list, rows, read, stop } = listOf('growing/twice', { rows: ['a', 'b', 'b', 'c'] });
  await soon(() => expect(rows()).toEqual(['a', 'b']));
  await list.loadMore();
  expect(rows()).toEqual(['a', 'b', 'c']);
  expect(list.$state.get()).toMatchObject({ value: { next: null } });
  await list.loadMore();
  expect(read.mock.calls).toEqual([[null], ['2']]);
  stop();
});

test('a source that repeats a page is not read without end', async () => {
  const table = { rows: ['a', 'b', 'c', 'd'] };
  const { list, rows, read, stop } = listOf('growing/endless', table);
  await soon(() => expect(rows()).toEqual(['a', 'b']));
  await list.loadMore();
  read.mockImplementation(async () => ({ rows: ['x', 'y'], next: '2' }));
  refresh('growing/endless');
  await soon(() => expect(rows()).toEqual(['x', 'y']));
  expect(list.$state.get()).toMatchObject({ value: { next: '2', loadingMore: false } });
  stop();
});

test('a visitor who returns finds the loaded pages, read again as far', async () => {
  vi.useFakeTimers();
  const table = { rows: ['a', 'b', 'c', 'd', 'e'] };
  const first = listOf('growing/back', table);
  await vi.advanceTimersByTimeAsync(0);
  await first.list.loadMore();
  first.stop();
  // A store stops a second after its screen is left.
  await vi.advanceTimersByTimeAsync(10_000);
  table.rows = ['x', 'a', 'b', 'c', 'd', 'e'];
  const second = listOf('growing/back', table);
  expect(second.list).toBe(first.list);
  expect(second.rows()).toEqual(['a', 'b', 'c', 'd']);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.rows()).toEqual(['x', 'a', 'b', 'c']);
  second.stop();
  vi.useRealTimers();
});

test('of many lists the oldest are forgotten', () => {
  const oldest = listOf('growing/oldest', { rows: ['a'] });
  for (let n = 0; n < 100; n++) listOf(`growing/many/${n}`, { rows: ['a'] }).stop();
  expect(listOf('growing/oldest', { rows: ['a'] }).list).not.toBe(oldest.list);
});
