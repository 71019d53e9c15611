import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { rows } from '../fields.ts';
import * as responses from './responses.ts';
import { createDexHistory } from './history.ts';
import {
  dexPaging,
  createDexRequest,
  dexLimit,
  type DexOptions,
  type DexPage,
  requiredAccount,
} from './requester.ts';

export interface DexAccountPage extends DexPage {
  /** One market. Default all. */
  readonly symbol?: string;
}

export interface CandleQuery {
  /** Minutes, or `D`, `W`, `M`. */
  readonly interval: string;
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly limit?: number;
}

/**
 * The exchange's calls. Errors are those of the requester, 'Could not retrieve actions' if the
 * chain has no exchange, and for invalid arguments 'account is required' and 'Must provide atleast
 * one market ID'.
 */
export function createDex(options: DexOptions) {
  const request = createDexRequest(options);
  const ofAccount = (account: string, { symbol, ...page }: DexAccountPage) => ({
    account: requiredAccount(account),
    symbol,
    ...dexPaging(page),
  });

  return {
    ...createDexHistory(options),

    getMarkets: () => request('markets/all', {}, rows(responses.market)),

    /** The last day of each market. */
    getTickers: (requestOptions?: RequestOptions) =>
      request('trades/daily', {}, rows(responses.ticker), requestOptions),

    getTrades: (symbol: string, page: DexPage = {}, requestOptions?: RequestOptions) =>
      request(
        'trades/recent',
        { symbol, ...dexPaging(page) },
        rows(responses.trade),
        requestOptions,
      ),

    /** @param step number of levels per whole unit of the price */
    getOrderBook(symbol: string, step: number, limit?: number, requestOptions?: RequestOptions) {
      const query = { symbol, step, limit: dexLimit(limit) };
      return request('orders/depth', query, responses.orderBook, requestOptions);
    },

    getCandles(symbol: string, candles: CandleQuery, requestOptions?: RequestOptions) {
      const { interval, from, to } = candles;
      const limit = dexLimit(candles.limit, limits.candles);
      const query = { symbol, interval, from, to, limit };
      return request('chart/ohlcv', query, rows(responses.candle), requestOptions);
    },

    async getOpenOrders(account: string, page: DexAccountPage = {}) {
      return request('orders/open', ofAccount(account, page), rows(responses.order));
    },

    async getOrderHistory(
      account: string,
      page: DexAccountPage = {},
      requestOptions?: RequestOptions,
    ) {
      return request(
        'orders/history',
        ofAccount(account, page),
        rows(responses.order),
        requestOptions,
      );
    },

    async getTradeHistory(
      account: string,
      page: DexAccountPage = {},
      requestOptions?: RequestOptions,
    ) {
      return request(
        'trades/history',
        ofAccount(account, page),
        rows(responses.trade),
        requestOptions,
      );
    },

    /** All events of an order. */
    getOrderLifecycle(ordinalOrderId: string, requestOptions?: RequestOptions) {
      const query = { ordinal_order_id: ordinalOrderId };
      return request('orders/lifecycle', query, rows(responses.order), requestOptions);
    },

    /** A referrer's earnings, one row per market. */
    async getReferralTotals(referrer: string, requestOptions?: RequestOptions) {
      const query = { referrer: requiredAccount(referrer) };
      return request('referrals/totals', query, rows(responses.referralTotal), requestOptions);
    },

    async getReferrals(referrer: string, requestOptions?: RequestOptions) {
      const query = { referrer: requiredAccount(referrer) };
      return request('referrals/list', query, rows(responses.referral), requestOptions);
    },

    /** Accounts with the most trades. @param from and to as ISO 8601 */
    async getLeaderboard(
      ids: readonly number[],
      from: string,
      to: string,
      requestOptions?: RequestOptions,
    ) {
      if (ids.length === 0) throw new Error(messages.marketIdNeeded);
      const query = { market_ids: ids, from, to };
      return request('leaderboard/list', query, rows(responses.leader), requestOptions);
    },
  };
}
