import type { ActionRow } from '../../model/action/action.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { spamList } from './list.ts';
import { massMailTest } from './mass-mail.ts';
import { spamTest } from './spam-test.ts';

/**
 * The rows that are not spam, by the list, by the visitor's marks and by how their senders behave.
 * @param rows read together: mass mailings show among many rows only
 * @param account of the history
 * @param marked senders that the visitor marked
 */
export function withoutSpam(
  rows: readonly ActionRow[],
  account: string,
  chain: HistoryChain,
  marked: readonly string[] = [],
): ActionRow[] {
  const senders = new Set([...spamList.senders, ...marked.filter((name) => name !== account)]);
  const isSpam = spamTest({ ...spamList, senders }, chain);
  const isMassMail = massMailTest(rows, account, chain.accounts);
  return rows.filter((row) => !isSpam(row) && !isMassMail(row));
}
