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
      /** Belongs to a transaction's group. */
      readonly within: boolean;
      /** Token payments merged into it. */
      readonly payments: readonly ActionRow[];
    }
  | { readonly kind: 'details'; readonly key: string; readonly row: ActionRow };

/**
 * The lines of a history: days, transactions (if grouped), actions and open details. `dayOf`
 * decides where days begin: in UTC or in local time. Unfolded payments follow the action that
 * caused them.
 */
export function historyItems(
  rows: readonly ActionRow[],
  by: 'action' | 'transaction',
  open: ReadonlySet<string>,
  dayOf: (time: number) => number,
  payments: FoldedRows['payments'] = new Map(),
  unfolded: ReadonlySet<string> = new Set(),
): HistoryItem[] {
  const items: HistoryItem[] = [];
  let day = NaN;
  let transaction = '';
  for (const [index, row] of rows.entries()) {
    const key = actionRowKey(row);
    const ofDay = dayOf(row.blockTime);
    if (!Object.is(ofDay, day)) items.push({ kind: 'day', key: `day ${key}`, time: row.blockTime });
    day = ofDay;
    const begins = row.transactionId !== transaction;
    if (by === 'transaction' && begins) {
      const count = runLength(rows, index, payments);
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

/** Number of consecutive actions of the same transaction, including merged ones. */
function runLength(
  rows: readonly ActionRow[],
  from: number,
  payments: FoldedRows['payments'],
): number {
  const id = rows[from]?.transactionId;
  let count = 0;
  for (let index = from; rows[index]?.transactionId === id; index++) {
    const row = rows[index];
    if (!row) break;
    count += 1 + (payments.get(actionRowKey(row))?.length ?? 0);
  }
  return count;
}
