import * as limits from '../core/limits.ts';
import * as answers from './answers.ts';
import { ask, type Asking, type AskRest, large } from './ask.ts';
import type { Pool } from './pool.ts';

export type { Asking } from './ask.ts';

export interface TableQuery {
  readonly code: string;
  readonly scope: string;
  readonly table: string;
  /** False for rows as hex. True unless told. */
  readonly json?: boolean;
  readonly lower_bound?: string | number;
  readonly upper_bound?: string | number;
  readonly index_position?: number | string;
  readonly key_type?: string;
  /** 10 unless told. */
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
 * The calls of a node that most pages need; rarer ones are plain functions over the pool, in the
 * files beside this one. Each throws RpcError where the chain says no, FetchError where no endpoint
 * answered, the signal's reason where the caller gave up.
 */
export function createNodeClient(pool: Pool) {
  const chain = <T>(call: string, ...rest: AskRest<T>) => ask(pool, `/v1/chain/${call}`, ...rest);

  return {
    getInfo: (asking?: Asking) => chain('get_info', {}, answers.infoAnswer, asking),

    getAccount: (name: string, asking?: Asking) =>
      chain('get_account', { account_name: name }, answers.accountAnswer, asking),

    getBlock: (numOrId: number | string, asking?: Asking) =>
      chain('get_block', { block_num_or_id: numOrId }, answers.blockAnswer, large(asking)),

    /** All tokens of a contract where no symbol is given. */
    getCurrencyBalance: (code: string, account: string, symbol?: string, asking?: Asking) =>
      chain(
        'get_currency_balance',
        symbol === undefined ? { code, account } : { code, account, symbol },
        answers.balanceAnswer,
        asking,
      ),

    getCurrencyStats: (code: string, symbol: string, asking?: Asking) =>
      chain('get_currency_stats', { code, symbol }, answers.currencyStatsAnswer, asking),

    getTableRows: (query: TableQuery, asking?: Asking) =>
      chain(
        'get_table_rows',
        { json: true, limit: limits.tableRows, ...query },
        answers.tableRowsAnswer,
        asking,
      ),

    getTableByScope: (query: ScopeQuery, asking?: Asking) =>
      chain('get_table_by_scope', query, answers.scopesAnswer, asking),

    /** By votes, the most first. */
    getProducers: (limit: number = limits.producersPerCall, asking?: Asking, lowerBound = '') =>
      chain(
        'get_producers',
        { json: true, lower_bound: lowerBound, limit },
        answers.producersAnswer,
        asking,
      ),

    getAbi: (account: string, asking?: Asking) =>
      chain('get_abi', { account_name: account }, answers.abiAnswer, asking),

    /**
     * Permissions that one of the keys or accounts may use. Nodes answer this only where their
     * operator switched account queries on.
     */
    getAccountsByAuthorizers: (
      keys: readonly string[],
      asking?: Asking,
      accounts: readonly string[] = [],
    ) =>
      chain('get_accounts_by_authorizers', { keys, accounts }, answers.authorizersAnswer, asking),

    getTransactionTraceBlock: (blockNum: number, asking?: Asking) =>
      ask(
        pool,
        '/v1/trace_api/get_block',
        { block_num: blockNum },
        answers.traceBlockAnswer,
        large(asking),
      ),

    /** Throws RpcError too where the transaction was executed and failed. */
    pushTransaction: (transaction: SignedTransaction, asking?: Asking) =>
      chain('push_transaction', transaction, answers.sentAnswer, { ...asking, checkFirst: true }),

    sendTransaction: (transaction: SignedTransaction, asking?: Asking) =>
      chain('send_transaction', transaction, answers.sentAnswer, { ...asking, checkFirst: true }),
  };
}
