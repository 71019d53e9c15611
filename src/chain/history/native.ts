import { nativeRows } from '../model/action-rows.ts';
import { nativeTransaction } from '../model/transaction-view.ts';
import { MissingError } from '../rpc/errors.ts';
import type { HistoryActionsAnswer } from '../rpc/answers.ts';
import { isMissing } from '../rpc/missing.ts';
import type { HistoryNodeClient } from '../rpc/node.ts';
import { type HistoryProvider, PAGE_SIZE } from './provider.ts';

const NEWEST = -1;

/**
 * History of nodes with the history plugin. An account's deliveries are numbered from 0, oldest
 * first; the cursor is the number the next page begins with.
 */
export function nativeHistory(
  actionsNode: HistoryNodeClient,
  transactionsNode: HistoryNodeClient,
): HistoryProvider {
  return {
    kind: 'native',
    capabilities: { total: false, transactionById: true },

    async actions(account, { cursor = null, limit = PAGE_SIZE, signal } = {}) {
      const from = cursor === null ? NEWEST : Number(cursor);
      // Both ends are included, but -1 stands for the place after the newest.
      const offset = from === NEWEST ? -limit : -Math.min(limit - 1, from);
      const answer = await actionsNode.getActions(account, from, offset, { signal });
      const { whole, next } = wholeTransactions(
        answer.actions
          .filter((entry) => from === NEWEST || entry.account_action_seq <= from)
          .toSorted((a, b) => b.account_action_seq - a.account_action_seq),
      );
      return {
        rows: nativeRows(whole),
        next: next === null ? null : String(next),
        total: null,
        source: 'native',
      };
    },

    async transaction(id, { blockNum, signal } = {}) {
      try {
        return nativeTransaction(await transactionsNode.getTransaction(id, blockNum, { signal }));
      } catch (error) {
        if (isMissing(error)) throw new MissingError('transaction');
        throw error;
      }
    },
  };
}

type Entry = HistoryActionsAnswer['actions'][number];

/**
 * The deliveries of a page, newest first, without those of its oldest transaction: the rest of it
 * may be on the next page, which begins with it, so that no action makes two rows. Nodes number
 * the deliveries of a transaction in a row, but not those of an action. A transaction that fills a
 * page by itself is cut.
 */
function wholeTransactions(entries: readonly Entry[]): {
  readonly whole: readonly Entry[];
  readonly next: number | null;
} {
  const oldest = entries.at(-1);
  if (!oldest || oldest.account_action_seq <= 0) return { whole: entries, next: null };
  const cut = transactionOf(oldest);
  const keep = entries.findLastIndex((entry) => transactionOf(entry) !== cut) + 1;
  const first = entries[keep];
  return keep === 0 || !first
    ? { whole: entries, next: oldest.account_action_seq - 1 }
    : { whole: entries.slice(0, keep), next: first.account_action_seq };
}

function transactionOf(entry: Entry): unknown {
  return entry.action_trace.trx_id;
}
