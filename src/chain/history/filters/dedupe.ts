import type { ActionRow } from '../../model/action/action.ts';

/**
 * Removes duplicate rows: the same transaction, digest and receivers. Without a digest the data is
 * compared. Equal actions with different sequence numbers are not duplicates.
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
