import * as v from 'valibot';
import type { Asking } from '../rpc/node.ts';
import type { Query } from '../rpc/pool.ts';
import * as answers from './dex-answers.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';
import { UnsupportedError } from './unsupported.ts';

export interface DexPage {
  /** From 1; more than the most the service gives is cut to that. */
  readonly limit?: number;
  readonly offset?: number;
}

export interface DexActionQuery extends DexPage {
  readonly direction?: 'asc' | 'desc';
  /** As the service takes them: ISO 8601. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly contracts?: readonly string[];
  readonly fromSequence?: number;
  readonly toSequence?: number;
}

export interface DexOptions extends Omit<ServiceOptions, 'url'> {
  /** Null where the chain has none: every call then throws 'Could not retrieve actions'. */
  readonly url: string | null;
}

const CANDLE_LIMITS = { usual: 500, most: 2_000 };
const LIMITS = { usual: 100, most: 250 };

/**
 * The exchange's calls. Errors are those of the requester, UnsupportedError, and for arguments
 * 'account is required' and 'Must provide atleast one market ID'.
 */
export function createDex({ url, ...options }: DexOptions) {
  const requester = url === null ? null : createRequester({ ...options, url });

  async function ask<T>(
    call: string,
    query: Query,
    schema: v.GenericSchema<unknown, T>,
    asking?: Asking,
  ): Promise<T> {
    if (!requester) throw new UnsupportedError('dex');
    const answer = v.object({ data: schema });
    return (await requester.get(servicePath(`/dex/v1/${call}`, null, query), answer, asking)).data;
  }

  return {
    getMarkets: (asking?: Asking) => ask('markets/all', {}, v.array(answers.market), asking),

    getTickers: (asking?: Asking) => ask('trades/daily', {}, v.array(answers.ticker), asking),

    async getOpenOrders(account: string, page: DexPage = {}, asking?: Asking) {
      const query = { account: required(account), ...paging(page) };
      return ask('orders/open', query, v.array(answers.order), asking);
    },

    async getOrderHistory(account: string, page: DexPage = {}, asking?: Asking) {
      const query = { account: required(account), ...paging(page) };
      return ask('orders/history', query, v.array(answers.order), asking);
    },

    async getTrades(marketIds: readonly number[], page: DexPage = {}, asking?: Asking) {
      const query = { market_ids: someOf(marketIds), ...paging(page) };
      return ask('trades/recent', query, v.array(answers.trade), asking);
    },

    /** @param step the price between two levels, as decimal text. */
    getOrderBook: (symbol: string, step: string, page: DexPage = {}, asking?: Asking) =>
      ask('orders/depth', { symbol, step, ...paging(page) }, answers.orderBook, asking),

    /** @param interval minutes, or `D`, `W`, `M`. */
    getCandles: (symbol: string, interval: string, page: DexPage = {}, asking?: Asking) => {
      const query = { symbol, interval, ...paging(page, CANDLE_LIMITS) };
      return ask('chart/ohlcv', query, v.array(answers.candle), asking);
    },

    /** Rows as the service keeps them, for history to read. The newest first unless told. */
    async getActions(account: string, wanted: DexActionQuery = {}, asking?: Asking) {
      const query = {
        ...{ account: required(account), limit: paging(wanted).limit },
        ...{ direction: wanted.direction ?? 'desc' },
        ...{ date_from: wanted.dateFrom, date_to: wanted.dateTo },
        contract_filters: wanted.contracts?.join(','),
        account_seq_from: wanted.fromSequence,
        account_seq_to: wanted.toSequence,
      };
      return ask('history/actions', query, v.array(v.unknown()), asking);
    },

    getTransaction: (id: string, asking?: Asking) =>
      ask('history/transaction', { trx_id: id }, v.looseObject({}), asking),
  };
}

function required(account: string): string {
  if (account === '') throw new Error('account is required');
  return account;
}

function someOf(marketIds: readonly number[]): string {
  if (marketIds.length === 0) throw new Error('Must provide atleast one market ID');
  return marketIds.join(',');
}

function paging({ limit, offset = 0 }: DexPage, limits = LIMITS) {
  const wanted = limit !== undefined && Number.isFinite(limit) ? Math.trunc(limit) : limits.usual;
  return {
    limit: Math.min(Math.max(wanted, 1), limits.most),
    offset: Math.max(Math.trunc(offset), 0),
  };
}
