import { actionRowKey, type ActionRow } from '#src/chain/model/action.ts';

/** A line of the table. */
export type HistoryItem =
  | { readonly kind: 'day'; readonly key: string; readonly time: number }
  | {
      readonly kind: 'transaction';
      readonly key: string;
      readonly first: ActionRow;
      readonly count: number;
    }
  | {
      readonly kind: 'action';
      readonly key: string;
      readonly row: ActionRow;
      /** Stands below the line of its transaction, with others of the same. */
      readonly within: boolean;
    }
  | { readonly kind: 'details'; readonly key: string; readonly row: ActionRow };

/**
 * The lines of a history: a day before its actions, a transaction before its own where they are
 * told by transaction, and an action's details behind it where they are open. Days begin where
 * `dayOf` says so: they are of UTC, or of the reader's own zone.
 */
export function historyItems(
  rows: readonly ActionRow[],
  by: 'action' | 'transaction',
  open: ReadonlySet<string>,
  dayOf: (time: number) => string,
): HistoryItem[] {
  const items: HistoryItem[] = [];
  let day = '';
  let transaction = '';
  for (const [place, row] of rows.entries()) {
    const key = actionRowKey(row);
    const ofDay = Number.isFinite(row.blockTime) ? dayOf(row.blockTime) : '';
    if (ofDay !== day) items.push({ kind: 'day', key: `day ${key}`, time: row.blockTime });
    day = ofDay;
    const begins = row.transactionId !== transaction;
    if (by === 'transaction' && begins) {
      const count = runLength(rows, place);
      items.push({ kind: 'transaction', key: `transaction ${key}`, first: row, count });
    }
    transaction = row.transactionId;
    items.push({ kind: 'action', key, row, within: by === 'transaction' });
    if (open.has(key)) items.push({ kind: 'details', key: `details ${key}`, row });
  }
  return items;
}

/** How many rows from here on are of the same transaction. */
function runLength(rows: readonly ActionRow[], from: number): number {
  const id = rows[from]?.transactionId;
  let end = from;
  while (end < rows.length && rows[end]?.transactionId === id) end++;
  return end - from;
}
