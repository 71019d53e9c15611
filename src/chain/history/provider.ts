import type { HistoryType } from '../config/types.ts';
import type { ActionRow } from '../model/action/action.ts';
import type { ActionFilters, FilterName } from '../model/action/action-filters.ts';
import type { DeferredTransactionView, TransactionView } from '../model/transaction/transaction.ts';

export type SortDirection = 'desc' | 'asc';

/** How far the answer looked so far. */
export interface SearchProgress {
  readonly pages: number;
  /** Actions looked at, those that were kept among them. */
  readonly actions: number;
  readonly found: number;
  /** Milliseconds UTC of the action looked at last. */
  readonly until: number | null;
}

/** Who applied the active filters, and over what. */
export interface Search extends SearchProgress {
  /** The source was asked for these alone. */
  readonly bySource: readonly FilterName[];
  /** These were applied to what the source told, those among them that it only narrows. */
  readonly here: readonly FilterName[];
  /** Whether the end of the history was reached. */
  readonly complete: boolean;
}

export interface ActionQuery {
  /** What the page before called `next`; the first page without one, or where it is of another view. */
  readonly cursor?: string | null;
  /** The source's own page unless told. */
  readonly limit?: number;
  /** The newest first unless told. */
  readonly sort?: SortDirection;
  readonly filters?: ActionFilters;
  /** Pages of the source that this answer looks at, at most, where filters are active. */
  readonly maxPages?: number;
  /** Called after each page that was looked at. */
  readonly onProgress?: (progress: SearchProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface ActionPage {
  /** In the order asked for. Deliveries of one action are folded into one row. */
  readonly rows: readonly ActionRow[];
  /** Where the next page begins, or null at the end. Pages never shift by new actions. */
  readonly next: string | null;
  /** How many actions there are in all, where the source counts them. */
  readonly total: number | null;
  readonly source: HistoryType;
  /** Sources that would have been preferred, and failed now or shortly before. */
  readonly skippedSources?: readonly HistoryType[];
  /** Where filters are active. */
  readonly search?: Search;
}

export interface TransactionHint {
  readonly blockNum?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What a source is asked for: one page. */
export interface SourceQuery extends Pick<ActionQuery, 'cursor' | 'limit' | 'signal'> {
  readonly sort?: SortDirection;
  readonly filters?: ActionFilters;
}

export interface SourcePage extends Omit<ActionPage, 'search' | 'passedOver'> {
  /** Actions, or transactions where it counts those, before deliveries were folded. */
  readonly loaded: number;
  /** Filters the source was asked to apply. */
  readonly asked: readonly FilterName[];
  /** Those among them that leave nothing to do. */
  readonly done: readonly FilterName[];
}

/** What a source can filter by itself, and tell. */
export interface Capabilities {
  readonly date: boolean;
  readonly action: boolean;
  readonly token: boolean;
  readonly contractAction: boolean;
  /** Pages say how many actions there are. */
  readonly total: boolean;
  /** Transactions tell what their actions did to tables. */
  readonly tableChanges: boolean;
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
  readonly pageSize: number;
  actions(account: string, query?: SourceQuery): Promise<SourcePage>;
  transaction(id: string, hint?: TransactionHint): Promise<TransactionView>;
  /** A transaction that waits, where the source knows of those. */
  deferred?(id: string, hint?: TransactionHint): Promise<DeferredTransactionView>;
}

/** Of a source that filters by itself. */
export const filtering: Capabilities = {
  ...{ date: true, action: true, token: true, contractAction: true },
  ...{ total: false, tableChanges: false, transactionById: true },
};

/** Of a source that only lists. */
export const listing: Capabilities = {
  ...{ date: false, action: false, token: false, contractAction: false },
  ...{ total: false, tableChanges: false, transactionById: true },
};
