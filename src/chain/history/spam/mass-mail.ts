import type { SystemAccounts } from '../../config/types.ts';
import type { ActionRow } from '../../model/action/action.ts';
import { textOf } from '../../rpc/json.ts';
import { NOTIFIED } from './notified.ts';

/** One sender, one memo: this many receivers within this time are a mass mailing. */
const RECEIVERS = 10;
const WITHIN_MS = 10 * 60_000;

/**
 * A test for mass mailings among rows that were read together. Actions that the account itself
 * signed are not tested, nor are those of system accounts.
 */
export function massMailTest(
  rows: readonly ActionRow[],
  account: string,
  accounts: SystemAccounts,
): (row: ActionRow) => boolean {
  const trusted = new Set([account, ...Object.values(accounts)]);
  const mailings = new Map<string, ActionRow[]>();
  for (const row of rows) {
    const key = mailingKey(row, trusted);
    if (key === null) continue;
    const sent = mailings.get(key) ?? [];
    sent.push(row);
    mailings.set(key, sent);
  }
  const mass = new Set([...mailings].filter(([, sent]) => reachesMany(sent)).map(([key]) => key));
  return (row) => {
    if (row.authorization.some(({ actor }) => trusted.has(actor))) return false;
    if (!trusted.has(row.account) && row.receivers.length > NOTIFIED) return true;
    const key = mailingKey(row, trusted);
    return key !== null && mass.has(key);
  };
}

/** The sender and the memo of a transfer; null without a memo or from a trusted sender. */
function mailingKey({ name, data }: ActionRow, trusted: ReadonlySet<string>): string | null {
  const from = textOf(data?.from);
  const memo = textOf(data?.memo)?.trim() ?? '';
  if (name !== 'transfer' || from === null || memo === '' || trusted.has(from)) return null;
  return `${from} ${memo}`;
}

/** Whether any stretch of the time has enough receivers. */
function reachesMany(sent: readonly ActionRow[]): boolean {
  if (sent.length < RECEIVERS) return false;
  /** The time of each receiver's last transfer, the oldest first. */
  const recent = new Map<string, number>();
  return sent
    .toSorted((a, b) => a.blockTime - b.blockTime)
    .some(({ blockTime, data }) => {
      const to = textOf(data?.to) ?? '';
      recent.delete(to);
      recent.set(to, blockTime);
      for (const [receiver, time] of recent) {
        if (blockTime - time <= WITHIN_MS) break;
        recent.delete(receiver);
      }
      return recent.size >= RECEIVERS;
    });
}
