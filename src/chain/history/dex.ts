import { eosioAccounts } from '../config/system-accounts.ts';
import * as limits from '../core/limits.ts';
import { activeFilters, type ActionFilters, noFilters } from '../model/action/action-filters.ts';
import { type DexEntry, dexEntry, dexRows, dexTransaction } from '../services/dex/history-rows.ts';
import { withRewards } from '../model/signing/outcome.ts';
import { MissingError } from '../rpc/errors.ts';
import type { DexOptions } from '../services/dex/requester.ts';
import { createDexHistory } from '../services/dex/history.ts';
import type { HistoryChain } from './filters/keep.ts';
import { type ActionPair, isoTime, requiredPairs } from './server-filters.ts';
import { rethrowMalformed } from './rethrow-malformed.ts';
import { filtering, type HistoryProvider, type SourcePage, type SourceQuery } from './provider.ts';
import { completeTransactions } from './complete-transactions.ts';

/**
 * History of the exchange's service. The cursor is the account's sequence number of the first
 * action of the next page. Without a URL every call throws 'Could not retrieve actions'.
 */
export function dexHistory(
  options: DexOptions,
  chain: Pick<HistoryChain, 'accounts'> = { accounts: eosioAccounts },
): HistoryProvider {
  const service = createDexHistory(options);

  async function entriesOf(account: string, query: SourceQuery, contracts: readonly string[]) {
    const { cursor = null, limit = limits.dexPage, sort = 'desc', signal } = query;
    const from = isoTime(query.filters?.dateRange?.from);
    const to = isoTime(query.filters?.dateRange?.to);
    const request = {
      limit,
      direction: sort,
      ...(from !== undefined && { dateFrom: from }),
      ...(to !== undefined && { dateTo: to }),
      ...(contracts.length > 0 && { contracts }),
      ...(cursor !== null && { [sort === 'asc' ? 'fromSequence' : 'toSequence']: Number(cursor) }),
    };
    try {
      return (await service.getActions(account, request, { signal })).map(dexEntry);
    } catch (error) {
      rethrowMalformed(error);
    }
  }

  return {
    kind: 'dex',
    capabilities: filtering,
    pageSize: limits.dexPage,

    async actions(account, query = {}) {
      const { limit = limits.dexPage, sort = 'desc' } = query;
      const filters = query.filters ?? noFilters;
      const pairs = requiredPairs(filters, chain.accounts);
      const contracts = contractsOf(pairs);
      const page = {
        total: null,
        source: 'dex',
        ...filterSupport(filters, pairs, contracts),
      } as const;
      if (pairs?.length === 0) return { ...page, rows: [], next: null, loaded: 0 };
      const entries = await entriesOf(account, query, contracts);
      const { complete, next, edgeTransaction } = split(entries, entries.length >= limit, sort);
      const rows = withRewards(dexRows(complete, sort === 'asc'), chain.accounts, [
        edgeTransaction,
      ]);
      return {
        ...page,
        rows: sort === 'asc' ? rows.toReversed() : rows,
        next,
        loaded: entries.length,
      };
    },

    async transaction(id, { signal } = {}) {
      const view = dexTransaction(id, await service.getTransaction(id, { signal }), chain.accounts);
      if (!view) throw new MissingError('transaction');
      return view;
    },
  };
}

/** The contracts to filter by. Empty for any contract. */
function contractsOf(pairs: readonly ActionPair[] | null): readonly string[] {
  const named = (pairs ?? []).flatMap(({ contract }) => contract ?? []);
  return named.length === pairs?.length ? [...new Set(named)] : [];
}

/** The service filters by contract, but not by action or symbol. */
function filterSupport(
  filters: ActionFilters,
  pairs: readonly ActionPair[] | null,
  contracts: readonly string[],
): Pick<SourcePage, 'requested' | 'applied'> {
  const byContract = contracts.length > 0;
  const requested = activeFilters(filters).filter(
    (name) =>
      name === 'date' || (byContract && ['action', 'token', 'contractAction'].includes(name)),
  );
  const wholeContracts = pairs?.every(({ action }) => action === null) ?? true;
  return {
    requested,
    applied: requested.filter(
      (name) => name === 'date' || (name === 'contractAction' && wholeContracts),
    ),
  };
}

interface Split {
  readonly complete: readonly DexEntry[];
  readonly next: string | null;
  readonly edgeTransaction?: string;
}

function split(entries: readonly DexEntry[], full: boolean, sort: 'asc' | 'desc'): Split {
  const last = entries.at(-1);
  // Without a sequence number the next page would repeat this one.
  if (!full || !last || last.sequence === null) return { complete: entries, next: null };
  const { complete, next } = completeTransactions(entries, (entry) => entry.transactionId);
  if (typeof next?.sequence === 'number') return { complete, next: String(next.sequence) };
  const step = last.sequence + (sort === 'asc' ? 1 : -1);
  return {
    complete: entries,
    next: step < 0 ? null : String(step),
    edgeTransaction: last.transactionId,
  };
}
