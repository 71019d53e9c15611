import { eosioAccounts } from '../../config/system-accounts.ts';
import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { MissingError } from '../../rpc/errors.ts';
import { type JsonRecord, recordOf } from '../../rpc/json.ts';
import type { Pool } from '../../rpc/pool.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { activeFilters, isServerFilter } from '../../model/action/action-filters.ts';
import type { ServerFilters } from './filters.ts';
import { actionsResponse, transactionResponse } from './responses.ts';
import { rethrowMalformed } from '../rethrow-malformed.ts';
import {
  filtering,
  type HistoryProvider,
  type SortDirection,
  type SourcePage,
} from '../provider.ts';

const unfiltered: ServerFilters = { requested: [], applied: [], fields: {} };

/** The highest sequence number the service's index can hold. */
const HIGHEST = 9_223_372_036_854_775_807n;

/**
 * History of a Hyperion service, old and new versions. The cursor is the global sequence of the
 * first action of the next page, so new actions do not shift pages.
 */
export function hyperionHistory(
  pool: Pick<Pool, 'get'>,
  chain: Omit<HistoryChain, 'features'> = { accounts: eosioAccounts },
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
      // Only for the oldest first, which is rare.
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
      // Rows come after the first paint, so their code is loaded beside the request.
      const [{ value, pageSize = limit }, { hyperionPage }] = await Promise.all([
        pool
          .get('/v2/history/get_actions', params, { signal, decode, pageField: 'limit' })
          .catch(rethrowMalformed),
        import('./page.ts'),
      ]);
      const response = { ...value, actions: await withAmounts(value.actions, chain) };
      const read = await hyperionPage(response, { cursor, pageSize, sort }, chain.accounts);
      return { ...page, ...read };
    },

    async transaction(id, { blockNum, signal } = {}) {
      const decode = (body: unknown) => v.parse(transactionResponse, body);
      const query = { id, block_hint: blockNum };
      const [{ value: response }, { plainTransaction }] = await Promise.all([
        pool.get('/v2/history/get_transaction', query, {
          signal,
          decode,
          maxBytes: limits.largeResponseBytes,
        }),
        import('./plain-transaction.ts'),
      ]);
      const value = { ...response, actions: await withAmounts(response.actions, chain) };
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

/** With the amounts that Hyperion stores as numbers. Most pages have none. */
async function withAmounts<T extends { readonly act: JsonRecord }>(
  entries: T[],
  chain: Omit<HistoryChain, 'features'>,
): Promise<T[]> {
  const mayHave = ({ act: { account, name, data } }: T) =>
    account === chain.accounts.system || (name === 'transfer' && !('quantity' in recordOf(data)));
  if (!entries.some(mayHave)) return entries;
  return (await import('./number-amounts.ts')).withAssets(entries, chain);
}

function sequences(cursor: string | null, sort: SortDirection): string | null {
  if (cursor === null) return null;
  return sort === 'asc' ? `${cursor}-${HIGHEST}` : `0-${cursor}`;
}
