/**
 * For each column the row with the most to write in it: where these take part in the layout, columns
 * keep their widths while other rows come and go.
 */
export function widestRows<Row>(
  rows: readonly Row[],
  columns: readonly string[],
  valueOf: (row: Row, column: string) => unknown,
): Row[] {
  const widest = columns.flatMap((column) => {
    let [longest, length]: [Row | null, number] = [null, -1];
    for (const row of rows) {
      const size = lengthOf(valueOf(row, column));
      if (size > length) [longest, length] = [row, size];
    }
    return longest === null ? [] : [longest];
  });
  return [...new Set(widest)];
}

/** Objects are folded: what they hold takes no room. */
function lengthOf(value: unknown): number {
  return typeof value === 'object' ? 0 : String(value).length;
}
