import { expect, test } from 'vitest';
import { createInfiniteList } from '#src/stores/history/infinite-list.ts';
import { refresh } from '#src/stores/query.ts';
import { soon } from '#tests/soon.ts';

const SIZE = 2;

function listOf(key: string, table: { rows: string[] }) {
  const list = createInfiniteList(key, async (skip) => ({
    rows: table.rows.slice(skip, skip + SIZE),
    more: table.rows.length > skip + SIZE,
  }));
  const stop = list.$state.listen(() => undefined);
  const rows = () => {
    const state = list.$state.get();
    return state.kind === 'ready' ? state.value.rows : state.kind;
  };
  return { list, rows, stop };
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
