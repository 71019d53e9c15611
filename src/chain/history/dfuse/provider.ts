import { eosioAccounts } from '../../config/system-accounts.ts';
import type { SystemAccounts } from '../../config/types.ts';
import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { type ActionFilters, activeFilters, noFilters } from '../../model/action/action-filters.ts';
import { isFio } from '../../model/action/action-groups.ts';
import { withRewards } from '../../model/signing/outcome.ts';
import { MissingError } from '../../rpc/errors.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { createRequester, type ServiceOptions, servicePath } from '../../services/requester.ts';
import type { HistoryChain } from '../filters/keep.ts';
import { filtering, type HistoryProvider } from '../provider.ts';
import { rethrowMalformed } from '../rethrow-malformed.ts';
import { type ActionPair, isoTime, requiredPairs } from '../server-filters.ts';
import { dfuseDeferred, dfuseRows, dfuseTransaction } from './rows.ts';

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
      const transactions = response.transactions ?? [];
      const rows = withRewards(dfuseRows(transactions, sort === 'asc'), chain.accounts);
      return {
        ...page,
        rows: sort === 'asc' ? rows.toReversed() : rows,
        next: transactions.length >= limit && response.cursor !== '' ? response.cursor : null,
        loaded: transactions.length,
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

/** A query in dfuse's language: adjacent terms must all match, `OR` is a choice. */
function dfuseQuery(
  account: string,
  filters: ActionFilters,
  pairs: readonly ActionPair[] | null,
  accounts: SystemAccounts,
): string {
  return [partyTerms(account, filters, accounts), pairs && anyOf(pairs.map(pairTerms))]
    .filter(Boolean)
    .join(' ');
}

/** The fields in which the account may occur. A group of transfers limits them. */
function partyTerms(account: string, { groups }: ActionFilters, accounts: SystemAccounts): string {
  const [group, ...others] = groups;
  const exact = others.length === 0 && !isFio(accounts);
  if (exact && group === 'send') return `data.from:${account}`;
  if (exact && group === 'receive') return `data.to:${account}`;
  const fields = ['auth', 'receiver', 'data.to', 'data.from', 'data.receiver'];
  return anyOf(fields.map((field) => `${field}:${account}`));
}

function pairTerms({ contract, action }: ActionPair): string {
  const terms = [contract && `account:${contract}`, action && `action:${action}`].filter(Boolean);
  return terms.length > 1 ? `(${terms.join(' ')})` : terms.join('');
}

function anyOf(terms: readonly string[]): string {
  return terms.length > 1 ? `(${terms.join(' OR ')})` : terms.join('');
}
