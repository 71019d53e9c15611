import { fc } from '#tests/fc.ts';
import { expect, it } from 'vitest';
import { readAllRows } from '#src/chain/services/pages.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);
const read = (all: readonly string[], limit: number, skips = true) =>
  readAllRows(
    async (skip) => {
      const rows = all.slice(skips ? skip : 0).slice(0, limit);
      return { rows, length: rows.length };
    },
    (row) => row,
  );

it('reads a list to its end, whatever round limit the service has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(900), fc.constantFrom(50, 55, 64 - 4, 100), async (count, limit) => {
      const all = list(count);
      expect(await read(all, limit)).toEqual({ rows: all, complete: true });
    }),
  );
});

it('says that there may be more, where the service does not skip or the list is endless', async () => {
  expect(await read(list(300), 100, false)).toEqual({ rows: list(100), complete: false });
  expect(await read(list(10), 100, false)).toEqual({ rows: list(10), complete: true });
  expect(await read(list(5_000), 100)).toMatchObject({ complete: false });
});
