import { eosioAccounts } from '../../config/system-accounts.ts';
import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { activeFilters, noFilters } from '../../model/action/action-filters.ts';
import { dfuseDeferred, dfuseRows, dfuseTransaction } from './rows.ts';
import { withRewards } from '../../model/signing/outcome.ts';
import { MissingError } from '../../rpc/errors.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { createRequester, servicePath, type ServiceOptions } from '../../services/requester.ts';
import { dfuseQuery } from './query.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { isoTime, requiredPairs } from '../server-filters.ts';
import { rethrowMalformed } from '../rethrow-malformed.ts';
import { filtering, type HistoryProvider } from '../provider.ts';

const searchResponse = v.looseObject({
  /** Null if nothing was found. */
  transactions: v.nullable(v.array(v.unknown())),
  cursor: v.nullish(v.string(), ''),
});

/** Null for an unknown id. */
const lifeResponse = v.nullable(
  v.pipe(
    v.looseObject({}),
    v.check((life) => 'execution_trace' in life || 'transaction' in life),
  ),
);

/** History of dfuse through the product backend. It counts transactions, not actions. */
export function dfuseHistory(
  options: ServiceOptions,
  chain: Pick<HistoryChain, 'accounts'> = { accounts: eosioAccounts },
): Required<HistoryProvider> {
  const requester = createRequester(options);

  async function lifeOf(id: string, requestOptions: RequestOptions) {
    const path = servicePath('/dfuse', null, { type: 'fetch_transaction', id });
    return requester.get(path, lifeResponse, requestOptions);
  }

  return {
    kind: 'dfuse',
    capabilities: { ...filtering, tableChanges: true },
    pageSize: limits.dfusePage,

    async actions(account, query = {}) {
      const { cursor = null, limit = limits.dfusePage, sort = 'desc', signal } = query;
      const filters = query.filters ?? noFilters;
      const pairs = requiredPairs(filters, chain.accounts);
      const requested = activeFilters(filters).filter((name) =>
        ['date', 'action', 'token', 'contractAction'].includes(name),
      );
      // A matching transaction may contain other actions too, so all filters are applied again.
      const page = { total: null, source: 'dfuse', requested, applied: [] } as const;
      if (pairs?.length === 0) return { ...page, rows: [], next: null, loaded: 0 };
      const path = servicePath('/dfuse', null, {
        type: 'search_transactions_graphql',
        q: dfuseQuery(account, filters, pairs, chain.accounts),
        'options[sort]': sort,
        'options[cursor]': cursor ?? '',
        'options[limit]': limit,
        'options[withReversible]': true,
        'options[before]': isoTime(filters.dateRange?.to),
        'options[after]': isoTime(filters.dateRange?.from),
        'options[code]': 1,
      });
      const response = await requester
        .get(path, searchResponse, { signal })
        .catch(rethrowMalformed);
      const found = response.transactions ?? [];
      const rows = withRewards(dfuseRows(found, sort === 'asc'), chain.accounts);
      return {
        ...page,
        rows: sort === 'asc' ? rows.toReversed() : rows,
        next: found.length >= limit && response.cursor !== '' ? response.cursor : null,
        loaded: found.length,
      };
    },

    async transaction(id, { signal } = {}) {
      const view = dfuseTransaction(await lifeOf(id, { signal }), chain.accounts);
      if (!view) throw new MissingError('transaction');
      return view;
    },

    async deferred(id, { signal } = {}) {
      const view = dfuseDeferred(await lifeOf(id, { signal }));
      if (!view) throw new MissingError('transaction');
      return view;
    },
  };
}
