import { eosioAccounts } from '../../config/system-accounts.ts';
import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { MissingError } from '../../rpc/errors.ts';
import { integerTextOf, numberOf } from '../../rpc/json.ts';
import type { Pool } from '../../rpc/pool.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { activeFilters, isServerFilter } from '../../model/action/action-filters.ts';
import type { ServerFilters } from './filters.ts';
import { hyperionRows } from './rows.ts';
import { rethrowMalformed } from '../rethrow-malformed.ts';
import {
  filtering,
  type HistoryProvider,
  type SortDirection,
  type SourcePage,
} from '../provider.ts';

const actionsResponse = v.looseObject({
  /** Older versions return a bare number. */
  total: v.optional(v.union([v.number(), v.looseObject({ value: v.number() })])),
  actions: v.array(v.looseObject({ act: v.looseObject({}), trx_id: v.string() })),
});

const transactionResponse = v.looseObject({
  actions: v.array(v.looseObject({ act: v.looseObject({}) })),
});

const unfiltered: ServerFilters = { requested: [], applied: [], fields: {} };

/** The highest sequence number the service's index can hold. */
const HIGHEST = 9_223_372_036_854_775_807n;

/**
 * History of a Hyperion service, old and new versions. The cursor is the global sequence of the
 * first action of the next page, so new actions do not shift pages.
 */
export function hyperionHistory(
  pool: Pool,
  chain: Pick<HistoryChain, 'accounts'> = { accounts: eosioAccounts },
): HistoryProvider {
  return {
    kind: 'hyperion',
    capabilities: { ...filtering, total: true },
    pageSize: limits.historyPage,

    async actions(account, query = {}): Promise<SourcePage> {
      const { cursor = null, limit = limits.historyPage, sort = 'desc', signal } = query;
      const serverFilters =
        query.filters && activeFilters(query.filters).some(isServerFilter)
          ? (await import('./filters.ts')).serverFiltersOf(account, query.filters, chain.accounts)
          : unfiltered;
      const { requested, applied } = serverFilters;
      const page = { source: 'hyperion', requested, applied } as const;
      if (!serverFilters.fields) return { ...page, rows: [], next: null, total: 0, loaded: 0 };
      // Only for the oldest first, which few ask for.
      const bounds =
        sort === 'asc'
          ? await (
              await import('./ascending.ts')
            ).ascendingBounds(pool, serverFilters.fields, signal)
          : {};
      const params = {
        account,
        limit,
        sort,
        global_sequence: sequences(cursor, sort),
        ...serverFilters.fields,
        ...bounds,
      };
      const decode = (body: unknown) => v.parse(actionsResponse, body);
      const { value } = await pool
        .get('/v2/history/get_actions', params, { signal, decode })
        .catch(rethrowMalformed);
      const total = typeof value.total === 'object' ? value.total.value : value.total;
      const actions = value.actions.slice(0, limit);
      const next = actions.length < limit ? null : sequenceAfter(actions, sort);
      const rows = hyperionRows(sort === 'asc' ? actions.toReversed() : actions);
      const edges = [cursor === null ? null : actions[0], next === null ? null : actions.at(-1)];
      const cut = edges.map((entry) => entry?.trx_id);
      // Few pages contain a claim of rewards, so the code is loaded on demand.
      const rewarded = rows.some(({ name }) => name === 'claimrewards')
        ? (await import('../../model/signing/outcome.ts')).withRewards(rows, chain.accounts, cut)
        : rows;
      return {
        ...page,
        rows: sort === 'asc' ? rewarded.toReversed() : rewarded,
        next,
        total: cursor === null ? (numberOf(total) ?? null) : null,
        loaded: actions.length,
      };
    },

    async transaction(id, { blockNum, signal } = {}) {
      const decode = (body: unknown) => v.parse(transactionResponse, body);
      const query = { id, block_hint: blockNum };
      const [{ value }, { hyperionTransaction }] = await Promise.all([
        pool.get('/v2/history/get_transaction', query, {
          signal,
          decode,
          maxBytes: limits.largeResponseBytes,
        }),
        import('./transaction.ts'),
      ]);
      const view = hyperionTransaction(id, value);
      // Hyperion responds to an unknown id with an empty list.
      if (!view) throw new MissingError('transaction');
      // Few transactions claim rewards, so the code is loaded on demand.
      if (!value.actions.some(({ act }) => act.name === 'claimrewards')) return view;
      const { treesWithRewards } = await import('../../model/signing/outcome.ts');
      return { ...view, actions: treesWithRewards(view.actions, chain.accounts) };
    },
  };
}

function sequences(cursor: string | null, sort: SortDirection): string | null {
  if (cursor === null) return null;
  return sort === 'asc' ? `${cursor}-${HIGHEST}` : `0-${cursor}`;
}

/** The sequence number after the last of a page. Null if the page has none. */
function sequenceAfter(
  actions: readonly Readonly<Record<string, unknown>>[],
  sort: SortDirection,
): string | null {
  const sequenceNumbers = actions
    .flatMap((entry) => integerTextOf(entry.global_sequence) ?? [])
    .map(BigInt);
  const [first, ...others] = sequenceNumbers;
  if (first === undefined) return null;
  if (sort === 'asc') return String(others.reduce((a, b) => (b > a ? b : a), first) + 1n);
  const lowest = others.reduce((a, b) => (b < a ? b : a), first);
  return lowest > 0n ? String(lowest - 1n) : null;
}
