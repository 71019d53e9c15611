import type { HistoryType } from '../config/types.ts';
import type { ActionRow } from '../model/action/action.ts';
import type { ActionFilters, FilterName } from '../model/action/action-filters.ts';
import type { DeferredTransactionView, TransactionView } from '../model/transaction/transaction.ts';

export type SortDirection = 'desc' | 'asc';

/** Progress of a search. */
export interface SearchProgress {
  readonly pages: number;
  /** Actions checked, including those found. */
  readonly actions: number;
  readonly found: number;
  /** Milliseconds UTC of the last action checked. */
  readonly until: number | null;
}

/** Which filters were applied where. */
export interface Search extends SearchProgress {
  /** Filters that the provider was requested to apply. */
  readonly bySource: readonly FilterName[];
  /** Filters applied in the browser, including those that the provider applies only in part. */
  readonly inBrowser: readonly FilterName[];
  /** Whether the search reached the end of the history. */
  readonly complete: boolean;
}

export interface ActionQuery {
  /** `next` of the previous page. Omitted, or of another view: the first page. */
  readonly cursor?: string | null;
  /** Default: the provider's page size. */
  readonly limit?: number;
  /** Default: newest first. */
  readonly sort?: SortDirection;
  readonly filters?: ActionFilters;
  /** Accounts that the visitor marked as spam; hidden with other spam. */
  readonly spamSenders?: readonly string[];
  /** Maximum pages of the provider to search, with active filters. */
  readonly maxPages?: number;
  /** Called after each page. */
  readonly onProgress?: (progress: SearchProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface ActionPage {
  /** In the requested order. Deliveries of one action are one row. */
  readonly rows: readonly ActionRow[];
  /** The cursor of the next page, or null at the end. New actions do not shift pages. */
  readonly next: string | null;
  /** Total number of actions, if the provider counts them. */
  readonly total: number | null;
  /** The total is a lower bound: the provider stopped counting. */
  readonly totalAtLeast?: boolean;
  readonly source: HistoryType;
  /** Preferred providers that failed now or recently. */
  readonly skippedSources?: readonly HistoryType[];
  /** Only with active filters. */
  readonly search?: Search;
}

export interface TransactionHint {
  readonly blockNum?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A request for one page of a provider. */
export interface SourceQuery extends Pick<ActionQuery, 'cursor' | 'limit' | 'signal'> {
  readonly sort?: SortDirection;
  readonly filters?: ActionFilters;
}

export interface SourcePage extends Omit<ActionPage, 'search' | 'skippedSources'> {
  /** Actions before deliveries are folded, or transactions if the provider counts those. */
  readonly loaded: number;
  /** Filters the provider was requested to apply. */
  readonly requested: readonly FilterName[];
  /** Those it applies completely. */
  readonly applied: readonly FilterName[];
}

/** What a provider can filter and report. */
export interface Capabilities {
  readonly date: boolean;
  readonly action: boolean;
  readonly token: boolean;
  readonly contractAction: boolean;
  /** Pages include the total number of actions. */
  readonly total: boolean;
  /** Transactions include table changes. */
  readonly tableChanges: boolean;
  /** Transactions are found without their block number. */
  readonly transactionById: boolean;
}

/**
 * A provider of history. Calls throw MissingError only if the provider itself reports that the item
 * does not exist. Other errors are those of the endpoint pool.
 */
export interface HistoryProvider {
  readonly kind: HistoryType;
  readonly capabilities: Capabilities;
  readonly pageSize: number;
  actions(account: string, query?: SourceQuery): Promise<SourcePage>;
  transaction(id: string, hint?: TransactionHint): Promise<TransactionView>;
  /** A deferred transaction, if the provider supports them. */
  deferred?(id: string, hint?: TransactionHint): Promise<DeferredTransactionView>;
}

/** Capabilities of a provider with filters. */
export const filtering: Capabilities = {
  date: true,
  action: true,
  token: true,
  contractAction: true,
  total: false,
  tableChanges: false,
  transactionById: true,
};

/** Capabilities of a provider without filters. */
export const listing: Capabilities = {
  date: false,
  action: false,
  token: false,
  contractAction: false,
  total: false,
  tableChanges: false,
  transactionById: true,
};
