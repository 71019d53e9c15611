import { eosioAccounts } from '../config/system-accounts.ts';
import { type ActionFilters, activeFilters } from '../model/action/action-filters.ts';
import type { ActionRow } from '../model/action/action.ts';
import { UnsupportedError } from '../model/shared/load-state.ts';
import type { DeferredTransactionView, TransactionView } from '../model/transaction/transaction.ts';
import { MissingError } from '../rpc/errors.ts';
import { isMissingCall } from '../rpc/missing.ts';
import { dedupeRows } from './filters/dedupe.ts';
import type { HistoryChain } from './filters/keep.ts';
import type {
  ActionPage,
  ActionQuery,
  HistoryProvider,
  SortDirection,
  TransactionHint,
} from './provider.ts';

/** How long a failed provider stays last. */
const COOLDOWN_MS = 60_000;

const plainChain: HistoryChain = { features: [], accounts: eosioAccounts };

export type History = ReturnType<typeof chooseHistory>;

/**
 * Chooses among the configured providers. Providers that support the active filters come first,
 * those with the most capabilities before the others. A failed provider rests, and the next one is
 * tried. A provider that cannot apply a filter is used only if no other is left. A cursor is valid
 * only at the provider that returned it, with the same sort and filters.
 */
export function chooseHistory(
  providers: readonly HistoryProvider[],
  now = Date.now,
  chain = plainChain,
) {
  const failedAt = new Map<HistoryProvider, number>();

  function inOrder(filters?: ActionFilters): HistoryProvider[] {
    const isResting = (provider: HistoryProvider) =>
      now() - (failedAt.get(provider) ?? -Infinity) < COOLDOWN_MS;
    const ranked = bestFirst(providers, filters);
    return [
      ...ranked.filter((provider) => !isResting(provider)),
      ...ranked.filter((provider) => isResting(provider)),
    ];
  }

  /**
   * The first response. Throws MissingError if a provider reported the item missing and none found
   * it. Throws UnsupportedError if there is no provider, or none supports the call.
   */
  async function first<T>(
    candidates: readonly HistoryProvider[],
    signal: AbortSignal | undefined,
    request: (provider: HistoryProvider) => Promise<T>,
  ): Promise<T> {
    let missing: MissingError | null = null;
    let failure: unknown = null;
    for (const provider of candidates) {
      try {
        const response = await request(provider);
        failedAt.delete(provider);
        return response;
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof MissingError) missing ??= error;
        else {
          failedAt.set(provider, now());
          if (!isMissingCall(error)) failure ??= error;
        }
      }
    }
    throw missing ?? failure ?? new UnsupportedError('history');
  }

  function transaction(id: string, hint: TransactionHint = {}): Promise<TransactionView> {
    const capable = inOrder().filter((provider) => provider.capabilities.transactionById);
    return first(capable, hint.signal, async (provider) => {
      const view = await provider.transaction(id, hint);
      // A transaction that failed may have no actions. An executed one has some.
      const isEmpty = view.status === 'executed' && view.actions.length === 0;
      if (isEmpty) throw new MissingError('transaction');
      return view;
    });
  }

  /** Few pages contain a REX sale, so the code is loaded on demand. */
  async function withResults(
    rows: readonly ActionRow[],
    { sort, signal }: ActionQuery,
  ): Promise<readonly ActionRow[]> {
    if (!rows.some(({ name }) => name === 'sellrex')) return rows;
    const { withSaleResults } = await import('./sale-results.ts');
    const find = (id: string) => transaction(id, { signal });
    if (sort !== 'asc') return withSaleResults(rows, chain.accounts, find);
    return (await withSaleResults(rows.toReversed(), chain.accounts, find)).toReversed();
  }

  return {
    /** Whether the chain has any provider. */
    available: providers.length > 0,

    /** The configured providers and their capabilities. */
    sources: providers as readonly Pick<HistoryProvider, 'kind' | 'capabilities'>[],

    /** A page of an account's actions that match the filters. */
    actions(account: string, query: ActionQuery = {}): Promise<ActionPage> {
      const view = viewKey(query.sort ?? 'desc', query.filters);
      const [kind, sourceCursor] = splitCursor(query.cursor ?? null, view);
      const candidates =
        kind === null
          ? inOrder(query.filters)
          : providers.filter((provider) => provider.kind === kind);
      return first(candidates, query.signal, async (provider) => {
        const sourceQuery = { ...query, cursor: sourceCursor };
        const page = query.filters
          ? await (await import('./search.ts')).searchActions(provider, account, sourceQuery, chain)
          : await unfilteredPage(provider, account, sourceQuery);
        const next = page.next === null ? null : `${provider.kind}:${view}:${page.next}`;
        const preferred = bestFirst(providers, query.filters);
        const skippedSources = preferred
          .slice(0, preferred.indexOf(provider))
          .map(({ kind }) => kind);
        const rows = await withResults(page.rows, query);
        return { ...page, rows, next, skippedSources };
      });
    },

    transaction,

    /** A deferred transaction, from providers that support them. */
    deferred(id: string, hint: TransactionHint = {}): Promise<DeferredTransactionView> {
      const capable = inOrder().filter((provider) => provider.deferred !== undefined);
      return first(capable, hint.signal, async (provider) => {
        const view = await provider.deferred?.(id, hint);
        if (!view) throw new MissingError('transaction');
        return view;
      });
    },
  };
}

/** An unfiltered page of the provider, without duplicates. */
async function unfilteredPage(
  provider: HistoryProvider,
  account: string,
  { cursor = null, limit = provider.pageSize, sort = 'desc', signal }: ActionQuery,
): Promise<ActionPage> {
  const sourceQuery = { cursor, limit, sort, signal };
  const page = await provider.actions(account, sourceQuery);
  const { rows, next, total, totalAtLeast = false, source } = page;
  return { rows: dedupeRows(rows), next, total, ...(totalAtLeast && { totalAtLeast }), source };
}

/**
 * Providers that support the active filters, those with the most capabilities first. Then the
 * others as configured.
 */
function bestFirst(
  providers: readonly HistoryProvider[],
  filters: ActionFilters | undefined,
): HistoryProvider[] {
  const needed = filters ? activeFilters(filters) : [];
  const able = providers.filter(({ capabilities }) =>
    needed.every(
      (name) => !(name in capabilities) || capabilities[name as keyof typeof capabilities],
    ),
  );
  return [
    ...able.toSorted((a, b) => rank(b) - rank(a)),
    ...providers.filter((provider) => !able.includes(provider)),
  ];
}

function rank({ capabilities }: HistoryProvider): number {
  const { date, action, token, contractAction, tableChanges } = capabilities;
  return [date, action, token, contractAction, tableChanges].filter(Boolean).length;
}

/** Splits `hyperion:view:123`. An invalid cursor, or one of another view, means the first page. */
function splitCursor(
  cursor: string | null,
  view: string,
): [kind: string | null, place: string | null] {
  const [, kind, of, sourceCursor] = /^([a-z]+):([0-9a-z]+):([\w=+/.-]+)$/.exec(cursor ?? '') ?? [];
  return kind === undefined || sourceCursor === undefined || of !== view
    ? [null, null]
    : [kind, sourceCursor];
}

/** A short hash of sort and filters. A cursor is valid only in the view that returned it. */
export function viewKey(sort: SortDirection, filters: ActionFilters | undefined): string {
  const text = JSON.stringify([sort, filters ?? null], (_, value: unknown) => sorted(value));
  // FNV-1a, 32 bits. The key distinguishes views and keeps no secret.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
