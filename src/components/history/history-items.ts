import { actionRowKey, type ActionRow } from '#src/chain/model/action/action.ts';
import type { FoldedRows } from '#src/chain/model/action/fold-payments.ts';

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
      /** What it moved in tokens, folded into it. */
      readonly payments: readonly ActionRow[];
    }
  | { readonly kind: 'details'; readonly key: string; readonly row: ActionRow };

/**
 * The lines of a history: a day before its actions, a transaction before its own where they are
 * told by transaction, and an action's details behind it where they are open. Days begin where
 * `dayOf` says so: they are of UTC, or of the reader's own zone. Payments stand behind the action that
 * caused them where they are unfolded.
 */
export function historyItems(
  rows: readonly ActionRow[],
  by: 'action' | 'transaction',
  open: ReadonlySet<string>,
  dayOf: (time: number) => string,
  payments: FoldedRows['payments'] = new Map(),
  unfolded: ReadonlySet<string> = new Set(),
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
      const count = runLength(rows, place, payments);
      items.push({ kind: 'transaction', key: `transaction ${key}`, first: row, count });
    }
    transaction = row.transactionId;
    const caused = payments.get(key) ?? [];
    items.push({ kind: 'action', key, row, within: by === 'transaction', payments: caused });
    if (open.has(key)) items.push({ kind: 'details', key: `details ${key}`, row });
    for (const payment of unfolded.has(key) ? caused : []) {
      const own = actionRowKey(payment);
      items.push({ kind: 'action', key: own, row: payment, within: true, payments: [] });
      if (open.has(own)) items.push({ kind: 'details', key: `details ${own}`, row: payment });
    }
  }
  return items;
}

/** How many actions from here on are of the same transaction, folded ones among them. */
function runLength(
  rows: readonly ActionRow[],
  from: number,
  payments: FoldedRows['payments'],
): number {
  const id = rows[from]?.transactionId;
  let count = 0;
  for (let place = from; rows[place]?.transactionId === id; place++) {
    const row = rows[place];
    if (!row) break;
    count += 1 + (payments.get(actionRowKey(row))?.length ?? 0);
  }
  return count;
}
