import { nativeRows } from '../model/action-rows.ts';
import { nativeTransaction } from '../model/transaction-view.ts';
import { MissingError } from '../rpc/errors.ts';
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
      const fresh = answer.actions.filter(
        (entry) => from === NEWEST || entry.account_action_seq <= from,
      );
      const oldest = Math.min(...fresh.map((entry) => entry.account_action_seq));
      return {
        rows: nativeRows(fresh),
        next: fresh.length > 0 && oldest > 0 ? String(oldest - 1) : null,
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
