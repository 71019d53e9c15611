import type { ActionRow } from '../../model/action/action.ts';
import { textOf } from '../../rpc/json.ts';
import { hyperionActions } from './deliveries.ts';
import { executedDocuments, hyperionRow } from './documents.ts';

/**
 * Rows of Hyperion's get_actions in its order, newest first: one for each action that ran, however
 * the service stores it.
 */
export function hyperionRows(entries: unknown): ActionRow[] {
  const documents = executedDocuments(entries);
  const transactions = Map.groupBy(documents, ({ entry }) => textOf(entry.trx_id) ?? '');
  return [...transactions.values()]
    .flatMap((own) => hyperionActions(own).toReversed())
    .map((action) => ({
      row: hyperionRow(action),
      place: Math.min(...action.documents.map(({ index }) => index)),
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
}
