import { expect, it } from 'vitest';
import { createPagedList } from '#src/stores/history/paged-list.ts';
import { waitUntilLoaded } from '#src/stores/query.ts';

const WAIT_MS = 5_000;

it('a list grows by pages and shows a row of two pages once', async () => {
  const bounds: (string | null)[] = [];
  const list = createPagedList(
    'paged-list-test',
    (after) => {
      bounds.push(after);
      return Promise.resolve(
        after === null
          ? { rows: ['a', 'b'], next: '7', last: false }
          : { rows: ['b', 'c'], next: null, last: true },
      );
    },
    (row) => row,
  );
  const stop = list.$state.listen(() => undefined);
  await waitUntilLoaded(list, WAIT_MS);
  expect(list.$state.get()).toMatchObject({ value: { rows: ['a', 'b'], more: true } });
  await list.loadMore();
  expect(list.$state.get()).toMatchObject({ value: { rows: ['a', 'b', 'c'], more: false } });
  expect(bounds).toEqual([null, '7']);
  stop();
});
