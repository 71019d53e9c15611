import type { ActionRow } from '../../model/action/action.ts';

/**
 * The rows without those that tell an action again: of the same transaction, with the same digest,
 * or the same data where no digest is told, and delivered to the same receivers. Equal actions of a
 * transaction that the chain gave numbers of their own are no duplicates.
 */
export function dedupeRows(rows: readonly ActionRow[]): ActionRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const identity = identityOf(row);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}

function identityOf(row: ActionRow): string {
  if (row.globalSequence !== null) return row.globalSequence;
  const { transactionId, digest, account, name, data, hexData, receivers } = row;
  const content = digest ?? JSON.stringify([account, name, hexData ?? data]);
  return `${transactionId} ${content} ${receivers.join()}`;
}
