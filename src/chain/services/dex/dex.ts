import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';
import type { Asking } from '../../rpc/node.ts';
import { rows } from '../answer-parts.ts';
import * as answers from './answers.ts';
import { createDexHistory } from './history.ts';
import {
  createDexRequest,
  dexLimit,
  type DexOptions,
  type DexPage,
  dexPaging,
  requiredAccount,
} from './requester.ts';

export interface DexAccountPage extends DexPage {
  /** One market; all unless told. */
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
 * The exchange's calls. Errors are those of the requester, 'Could not retrieve actions' where the
 * chain has none, and for arguments 'account is required' and 'Must provide atleast one market ID'.
 */
export function createDex(options: DexOptions) {
  const ask = createDexRequest(options);
  const ofAccount = (account: string, { symbol, ...page }: DexAccountPage) => ({
    ...{ account: requiredAccount(account), symbol, ...dexPaging(page) },
  });

  return {
    ...createDexHistory(options),

    getMarkets: (asking?: Asking) => ask('markets/all', {}, rows(answers.market), asking),

    /** The last day of each market. */
    getTickers: (asking?: Asking) => ask('trades/daily', {}, rows(answers.ticker), asking),

    getTrades: (symbol: string, page: DexPage = {}, asking?: Asking) =>
      ask('trades/recent', { symbol, ...dexPaging(page) }, rows(answers.trade), asking),

    /** @param step how many levels a whole unit of the price is cut into. */
    getOrderBook(symbol: string, step: number, limit?: number, asking?: Asking) {
      const query = { symbol, step, limit: dexLimit(limit) };
      return ask('orders/depth', query, answers.orderBook, asking);
    },

    getCandles(symbol: string, wanted: CandleQuery, asking?: Asking) {
      const { interval, from, to } = wanted;
      const limit = dexLimit(wanted.limit, limits.candles);
      const query = { symbol, interval, from, to, limit };
      return ask('chart/ohlcv', query, rows(answers.candle), asking);
    },

    async getOpenOrders(account: string, page: DexAccountPage = {}, asking?: Asking) {
      return ask('orders/open', ofAccount(account, page), rows(answers.order), asking);
    },

    async getOrderHistory(account: string, page: DexAccountPage = {}, asking?: Asking) {
      return ask('orders/history', ofAccount(account, page), rows(answers.order), asking);
    },

    async getTradeHistory(account: string, page: DexAccountPage = {}, asking?: Asking) {
      return ask('trades/history', ofAccount(account, page), rows(answers.trade), asking);
    },

    /** All that became of an order. */
    getOrderLifecycle(ordinalOrderId: string, asking?: Asking) {
      const query = { ordinal_order_id: ordinalOrderId };
      return ask('orders/lifecycle', query, rows(answers.order), asking);
    },

    /** What a referrer has earned, a market a row. */
    async getReferralTotals(referrer: string, asking?: Asking) {
      const query = { referrer: requiredAccount(referrer) };
      return ask('referrals/totals', query, rows(answers.referralTotal), asking);
    },

    async getReferrals(referrer: string, asking?: Asking) {
      const query = { referrer: requiredAccount(referrer) };
      return ask('referrals/list', query, rows(answers.referral), asking);
    },

    /** Who traded most. @param from and to as ISO 8601. */
    async getLeaderboard(ids: readonly number[], from: string, to: string, asking?: Asking) {
      if (ids.length === 0) throw new Error(messages.marketIdNeeded);
      const query = { market_ids: ids, from, to };
      return ask('leaderboard/list', query, rows(answers.leader), asking);
    },
  };
}
