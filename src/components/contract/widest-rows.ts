/**
 * The row with the longest text for each column. Including them in the layout keeps column widths
 * stable while rows are replaced.
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

/** Objects are folded, so their content takes no space. */
function lengthOf(value: unknown): number {
  return typeof value === 'object' ? 0 : String(value).length;
}
