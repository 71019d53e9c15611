import * as limits from '../core/limits.ts';
import * as responses from './responses.ts';
import {
  request,
  type NodeRequestOptions,
  type RequestArguments,
  type RequestOptions,
  allowLargeResponse,
} from './request.ts';
import type { Pool } from './pool.ts';

export type { RequestOptions } from './request.ts';

export interface TableQuery {
  readonly code: string;
  readonly scope: string;
  readonly table: string;
  /** False for rows as hex. Default true. */
  readonly json?: boolean;
  readonly lower_bound?: string | number;
  readonly upper_bound?: string | number;
  readonly index_position?: number | string;
  readonly key_type?: string;
  /** Default 10. */
  readonly limit?: number;
  readonly reverse?: boolean;
  readonly show_payer?: boolean;
}

export interface ScopeQuery {
  readonly code: string;
  readonly table?: string;
  readonly lower_bound?: string;
  readonly upper_bound?: string;
  readonly limit?: number;
  readonly reverse?: boolean;
}

/** The body of push_transaction and send_transaction. */
export interface SignedTransaction {
  readonly signatures: readonly string[];
  readonly compression: number | string;
  readonly packed_context_free_data: string;
  readonly packed_trx: string;
}

export type NodeClient = ReturnType<typeof createNodeClient>;

/**
 * The calls of a node that most pages need. Rarer calls are functions over the pool in the other
 * files of this folder. Each throws RpcError if the chain refuses the request, FetchError if no
 * endpoint responds, and the signal's reason after an abort.
 */
export function createNodeClient(pool: Pool) {
  const chain = <T>(call: string, ...rest: RequestArguments<T>) =>
    request(pool, `/v1/chain/${call}`, ...rest);

  return {
    getInfo: (options?: NodeRequestOptions) =>
      chain('get_info', {}, responses.infoResponse, options),

    getAccount: (name: string, options?: RequestOptions) =>
      chain('get_account', { account_name: name }, responses.accountResponse, options),

    getBlock: (numOrId: number | string, options?: RequestOptions) =>
      chain(
        'get_block',
        { block_num_or_id: numOrId },
        responses.blockResponse,
        allowLargeResponse({ ...options, mayBePruned: true }),
      ),

    /** All tokens of the contract if no symbol is given. */
    getCurrencyBalance: (
      code: string,
      account: string,
      symbol?: string,
      options?: RequestOptions,
    ) =>
      chain(
        'get_currency_balance',
        symbol === undefined ? { code, account } : { code, account, symbol },
        responses.balanceResponse,
        options,
      ),

    getCurrencyStats: (code: string, symbol: string, options?: RequestOptions) =>
      chain('get_currency_stats', { code, symbol }, responses.currencyStatsResponse, options),

    getTableRows: (query: TableQuery, options?: RequestOptions) =>
      chain(
        'get_table_rows',
        { json: true, limit: limits.tableRows, ...query },
        responses.tableRowsResponse,
        options,
      ),

    getTableByScope: (query: ScopeQuery, options?: RequestOptions) =>
      chain('get_table_by_scope', query, responses.scopesResponse, options),

    /** By votes, most votes first. */
    getProducers: (
      limit: number = limits.producersPerCall,
      options?: RequestOptions,
      lowerBound = '',
    ) =>
      chain(
        'get_producers',
        { json: true, lower_bound: lowerBound, limit },
        responses.producersResponse,
        options,
      ),

    getAbi: (account: string, options?: RequestOptions) =>
      chain('get_abi', { account_name: account }, responses.abiResponse, options),

    /**
     * Permissions that one of the keys or accounts can satisfy. Only nodes with account queries
     * enabled support it.
     */
    getAccountsByAuthorizers: (
      keys: readonly string[],
      options?: RequestOptions,
      accounts: readonly string[] = [],
    ) =>
      chain(
        'get_accounts_by_authorizers',
        { keys, accounts },
        responses.authorizersResponse,
        options,
      ),

    getTransactionTraceBlock: (blockNum: number, options?: RequestOptions) =>
      request(
        pool,
        '/v1/trace_api/get_block',
        { block_num: blockNum },
        responses.traceBlockResponse,
        allowLargeResponse({ ...options, mayBePruned: true }),
      ),

    /** Only nodes with trace_api know the block of a transaction. */
    getTransactionTrace: (id: string, options?: RequestOptions) =>
      request(
        pool,
        '/v1/trace_api/get_transaction_trace',
        { id },
        responses.traceTransactionResponse,
        allowLargeResponse(options),
      ),

    /** Also throws RpcError if the transaction ran and failed. */
    pushTransaction: (transaction: SignedTransaction, options?: RequestOptions) =>
      chain('push_transaction', transaction, responses.sentResponse, {
        ...options,
        checkFirst: true,
      }),

    sendTransaction: (transaction: SignedTransaction, options?: RequestOptions) =>
      chain('send_transaction', transaction, responses.sentResponse, {
        ...options,
        checkFirst: true,
      }),
  };
}
