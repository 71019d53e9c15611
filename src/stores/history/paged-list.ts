import type { Page } from '../../chain/tables/read.ts';
import { createInfiniteList, type InfiniteList } from './infinite-list.ts';

/**
 * A list that grows by pages of a table. A row that is on two pages is shown once: pages of an index
 * with equal keys overlap.
 *
 * @param read fetches the page at a bound, or the first one
 */
export function createPagedList<Row>(
  key: string,
  read: (after: string | null) => Promise<Page<Row>>,
  idOf: (row: Row) => string,
): InfiniteList<Row> {
  const bounds = new Map<number, string | null>([[0, null]]);
  const shown = new Set<string>();
  return createInfiniteList(key, async (skip) => {
    if (skip === 0) shown.clear();
    const page = await read(bounds.get(skip) ?? null);
    const rows = page.rows.filter((row) => !shown.has(idOf(row)));
    for (const row of rows) shown.add(idOf(row));
    bounds.set(skip + rows.length, page.next);
    return { rows, more: page.next !== null };
  });
}
