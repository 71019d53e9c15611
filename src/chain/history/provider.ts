import type { HistoryType } from '../config/types.ts';
import type { ActionRow } from '../model/action.ts';
import type { TransactionView } from '../model/transaction.ts';

export interface ActionQuery {
  /** What the page before called `next`; the newest page without one. */
  readonly cursor?: string | null;
  /** 100 unless told. */
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

export interface ActionPage {
  /** Newest first. Deliveries of one action are folded into one row. */
  readonly rows: readonly ActionRow[];
  /** Where the next, older page begins, or null at the end. Pages never shift by new actions. */
  readonly next: string | null;
  /** How many actions there are in all, where the source counts them. */
  readonly total: number | null;
  readonly source: HistoryType;
}

export interface TransactionHint {
  readonly blockNum?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Capabilities {
  /** Pages say how many actions there are. */
  readonly total: boolean;
  /** Transactions are found without knowing their block. */
  readonly transactionById: boolean;
}

/**
 * A source of history. Its calls throw MissingError only where the source itself said that there
 * is no such thing; RpcError, FetchError and the signal's reason as the endpoint pool does.
 */
export interface HistoryProvider {
  readonly kind: HistoryType;
  readonly capabilities: Capabilities;
  actions(account: string, query?: ActionQuery): Promise<ActionPage>;
  transaction(id: string, hint?: TransactionHint): Promise<TransactionView>;
}

export const PAGE_SIZE = 100;
