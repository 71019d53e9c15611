import { eosioAccounts } from '../../config/system-accounts.ts';
import * as limits from '../../core/limits.ts';
import { nativeRows } from './rows.ts';
import { nativeTransaction } from './transaction.ts';
import {
  entriesFromOffset,
  isUnnumbered,
  numbered,
  decodeOffset,
  encodeOffset,
} from './unnumbered.ts';
import { withRewards } from '../../model/signing/outcome.ts';
import { MissingError } from '../../rpc/errors.ts';
import type { HistoryActionsResponse } from '../../rpc/history-responses.ts';
import { createHistoryNodeClient } from '../../rpc/history-node.ts';
import { textOf } from '../../rpc/json.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { Pool } from '../../rpc/pool.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { rethrowMalformed } from '../rethrow-malformed.ts';
import { type HistoryProvider, listing, type SortDirection } from '../provider.ts';
import { completeTransactions } from '../complete-transactions.ts';

type Entry = HistoryActionsResponse['actions'][number];

const NEWEST = -1;
/** Maximum deliveries per request. A larger transaction is cut. */
const MAX_LIMIT = 1_000;

/**
 * History of nodes with the history plugin. Deliveries of an account are numbered from 0, oldest
 * first. The cursor is the number of the first delivery of the next page, or a mark where nodes do
 * not number them: then a page is requested together with all that was shown before.
 */
export function nativeHistory(
  actionsPool: Pool,
  transactionsPool: Pool,
  chain: Pick<HistoryChain, 'accounts'> = { accounts: eosioAccounts },
): HistoryProvider {
  const actionsNode = createHistoryNodeClient(actionsPool);
  const transactionsNode = createHistoryNodeClient(transactionsPool);
  const provider: HistoryProvider = {
    kind: 'native',
    capabilities: listing,
    pageSize: limits.historyPage,

    async actions(account, query = {}) {
      const { cursor = null, limit = limits.historyPage, sort = 'desc', signal } = query;
      const mark = sort === 'desc' ? decodeOffset(cursor) : null;
      const from = mark ? NEWEST : cursor === null ? (sort === 'asc' ? 0 : NEWEST) : Number(cursor);
      const most = mark ? mark.shown + limit : limit;
      const response = await actionsNode
        .getActions(account, from, offset(from, most, sort), { signal })
        .catch(rethrowMalformed);
      const { actions } = response;
      const bare = isUnnumbered(actions);
      const marked = mark !== null || (bare && sort === 'desc');
      const entries = marked
        ? entriesFromOffset(actions, mark)
        : inOrder(bare ? numbered(actions, from) : actions, from, sort);
      const loaded = bare || marked ? actions.length : entries.length;
      const full =
        // Roborovski takes the offset for a number, nodes for a distance.
        loaded >= (bare && !marked ? limit - 1 : most) ||
        response['time_limit_exceeded_error'] === true;
      const { complete, next, edgeTransaction } = marked
        ? offsetPage(entries, mark?.shown ?? 0, full)
        : page(entries, sort, full);
      // The transaction exceeds the page. A larger page includes all receivers of its actions.
      if (edgeTransaction !== undefined && limit < MAX_LIMIT)
        return provider.actions(account, { ...query, limit: limit * 2 });
      const rows = withRewards(nativeRows(complete, chain.accounts), chain.accounts, [
        edgeTransaction,
      ]);
      return {
        rows: sort === 'asc' ? rows.toReversed() : rows,
        next,
        total: null,
        source: 'native',
        loaded: entries.length,
        requested: [],
        applied: [],
      };
    },

    async transaction(id, { blockNum, signal } = {}) {
      try {
        return nativeTransaction(
          await transactionsNode.getTransaction(id, blockNum, { signal }),
          chain.accounts,
        );
      } catch (error) {
        if (isMissing(error)) throw new MissingError('transaction');
        throw error;
      }
    },
  };
  return provider;
}

/** Both ends are included, but -1 means the position after the newest. */
function offset(from: number, limit: number, sort: SortDirection): number {
  if (sort === 'asc') return limit - 1;
  return from === NEWEST ? -limit : -Math.min(limit - 1, from);
}

function inOrder(actions: readonly Entry[], from: number, sort: SortDirection): Entry[] {
  const sequence = (entry: Entry) => entry.account_action_seq;
  return sort === 'asc'
    ? actions
        .filter((entry) => sequence(entry) >= from)
        .toSorted((a, b) => sequence(a) - sequence(b))
    : actions
        .filter((entry) => from === NEWEST || sequence(entry) <= from)
        .toSorted((a, b) => sequence(b) - sequence(a));
}

interface Page {
  readonly complete: readonly Entry[];
  readonly next: string | null;
  /** The transaction that fills this page and continues on the next. */
  readonly edgeTransaction?: string;
}

/**
 * Nodes number the deliveries of a transaction consecutively, but not those of an action. Some
 * return fewer than requested because of a time limit. Towards the oldest, number 0 is the end.
 */
function page(entries: readonly Entry[], sort: SortDirection, full: boolean): Page {
  const last = entries.at(-1);
  const end = sort === 'asc' ? !full : last && last.account_action_seq <= 0;
  if (!last || end) return { complete: entries, next: null };
  const { complete, next } = completeTransactions(entries, (entry) => entry.action_trace.trx_id);
  if (next) return { complete, next: String(next.account_action_seq) };
  const edgeTransaction = textOf(last.action_trace.trx_id) ?? '';
  return {
    complete,
    next: String(last.account_action_seq + (sort === 'asc' ? 1 : -1)),
    edgeTransaction,
  };
}

/** A page of deliveries without numbers, newest first. */
function offsetPage(entries: readonly Entry[], shown: number, full: boolean): Page {
  if (!full) return { complete: entries, next: null };
  const { complete, next } = completeTransactions(entries, (entry) => entry.action_trace.trx_id);
  if (next) return { complete, next: encodeOffset(shown + complete.length, next) };
  // One transaction, or nothing: so much is new that the page does not reach what is next.
  return {
    complete,
    next: null,
    edgeTransaction: textOf(entries.at(-1)?.action_trace.trx_id) ?? '',
  };
}
