/** What became of a row, or of one of its fields, between two responses. */
export type RowChange =
  | { readonly kind: 'added' | 'removed'; readonly key: string }
  | {
      readonly kind: 'changed';
      readonly key: string;
      readonly field: string;
      readonly before: unknown;
      readonly after: unknown;
    };

type Row = Readonly<Record<string, unknown>>;

/**
 * The changes from one page of a table to the next. A row is known by its first field, which is the
 * primary key of most tables. Where that changed, rows left over in equal numbers are paired in order:
 * the one balance of a scope is still that row.
 */
export function rowChanges(before: readonly Row[], after: readonly Row[]): readonly RowChange[] {
  const old = byKey(before);
  const now = byKey(after);
  const lost = [...old].filter(([key]) => !now.has(key));
  const fresh = [...now].filter(([key]) => !old.has(key));
  const isPaired = lost.length === fresh.length;
  return [
    ...[...now].flatMap(([key, row]) => {
      const earlier = old.get(key);
      return earlier ? fieldChanges(key, earlier, row) : [];
    }),
    ...(isPaired
      ? fresh.flatMap(([key, row], index) => fieldChanges(key, lost[index]?.[1] ?? {}, row))
      : [
          ...fresh.map(([key]) => ({ kind: 'added' as const, key })),
          ...lost.map(([key]) => ({ kind: 'removed' as const, key })),
        ]),
  ];
}

/** Rows with the same first field are distinguished by their order. */
function byKey(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const keyed = new Map<string, Row>();
  for (const row of rows) {
    const name = textOf(Object.values(row)[0]);
    let [key, count] = [name, 1];
    while (keyed.has(key)) key = `${name} (${++count})`;
    keyed.set(key, row);
  }
  return keyed;
}

function fieldChanges(key: string, before: Row, after: Row): RowChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => ({
      kind: 'changed',
      key,
      field,
      before: before[field],
      after: after[field],
    }));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
