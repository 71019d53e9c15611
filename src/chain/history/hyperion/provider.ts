import { eosioAccounts } from '../../config/system-accounts.ts';
import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { MissingError } from '../../rpc/errors.ts';
import { integerTextOf, listOf } from '../../rpc/json.ts';
import type { Pool } from '../../rpc/pool.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { activeFilters, isServerFilter } from '../../model/action/action-filters.ts';
import type { ServerFilters } from './filters.ts';
import { rethrowMalformed } from '../rethrow-malformed.ts';
import {
  filtering,
  type HistoryProvider,
  type SortDirection,
  type SourcePage,
} from '../provider.ts';

const actionsResponse = v.looseObject({
  /** Older versions return a bare number. */
  total: v.optional(
    v.union([v.number(), v.looseObject({ value: v.number(), relation: v.optional(v.string()) })]),
  ),
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
      // Rows are read after the first paint, so their code is loaded beside the request.
      const [{ value, pageSize = limit }, { hyperionRows }] = await Promise.all([
        pool
          .get('/v2/history/get_actions', params, { signal, decode, pageField: 'limit' })
          .catch(rethrowMalformed),
        import('./rows.ts'),
      ]);
      const { total, atLeast } = totalOf(value.total);
      const listed = value.actions.slice(0, pageSize);
      // Some servers return fewer than requested: the total tells that there are more.
      const more = listed.length >= pageSize || (total !== null && total > listed.length);
      const actions = more ? withoutCutAction(listed) : listed;
      const next = more ? sequenceAfter(actions, sort) : null;
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
        total: cursor === null ? total : null,
        ...(cursor === null && atLeast && { totalAtLeast: true }),
        loaded: actions.length,
      };
    },

    async transaction(id, { blockNum, signal } = {}) {
      const decode = (body: unknown) => v.parse(transactionResponse, body);
      const query = { id, block_hint: blockNum };
      const [{ value }, { plainTransaction }] = await Promise.all([
        pool.get('/v2/history/get_transaction', query, {
          signal,
          decode,
          maxBytes: limits.largeResponseBytes,
        }),
        import('./plain-transaction.ts'),
      ]);
      const view =
        plainTransaction(id, value) ??
        (await import('./transaction.ts')).hyperionTransaction(id, value);
      // Hyperion responds to an unknown id with an empty list.
      if (!view) throw new MissingError('transaction');
      // Few transactions claim rewards, so the code is loaded on demand.
      if (!value.actions.some(({ act }) => act.name === 'claimrewards')) return view;
      const { treesWithRewards } = await import('../../model/signing/outcome.ts');
      return { ...view, actions: treesWithRewards(view.actions, chain.accounts) };
    },
  };
}

type Entries = v.InferOutput<typeof actionsResponse>['actions'];

/** Elasticsearch stops counting at a limit, and marks the count as a lower bound (`gte`). */
function totalOf(total: v.InferOutput<typeof actionsResponse>['total']): {
  readonly total: number | null;
  readonly atLeast: boolean;
} {
  if (typeof total !== 'object') return { total: total ?? null, atLeast: false };
  return { total: total.value, atLeast: total.relation === 'gte' };
}

/**
 * Without the last action, if its deliveries may go on with the next page, which then begins with
 * it: version 4.0.4 lists each one. An action that fills a page by itself is cut.
 */
function withoutCutAction(entries: Entries): Entries {
  const last = entries.at(-1);
  if (!last || listOf(last.receipts).length > 1) return entries;
  const isPart = (entry: Entries[number]) =>
    entry.trx_id === last.trx_id &&
    entry.act_digest === last.act_digest &&
    entry.act.account === last.act.account &&
    entry.act.name === last.act.name;
  const kept = entries.findLastIndex((entry) => !isPart(entry)) + 1;
  return kept === 0 ? entries : entries.slice(0, kept);
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
