import * as v from '../../core/schema.ts';
import { amount, decimal, figure, idText, number, rows, text } from '../fields.ts';

/**
 * Schemas of the exchange's responses with its field names. Other fields are dropped. Amounts and
 * prices are decimal text.
 */

const maybeId = v.fallback(v.nullable(idText), null);

const token = v.object({
  code: v.string(),
  precision: number,
  contract: v.string(),
  /** 10 to the power of the precision. */
  multiplier: idText,
});

export const market = v.object({
  market_id: number,
  symbol: v.string(),
  status_code: number,
  type: maybeId,
  maker_fee: decimal,
  taker_fee: decimal,
  /** In token units. */
  order_min: decimal,
  bid_token: token,
  ask_token: token,
});

/** An open order, or an event of one. */
export const order = v.object({
  order_id: idText,
  ordinal_order_id: maybeId,
  market_id: number,
  quantity_init: amount,
  quantity_curr: decimal,
  price: decimal,
  account_name: v.string(),
  /** 1 buy, 2 sell. */
  order_side: number,
  /** 0 waiting in the book, 1 limit, 2 stop loss, 3 take profit. */
  order_type: number,
  trigger_price: amount,
  /** 0 good till cancelled, 1 immediate or cancel, 2 post only. */
  fill_type: figure,
  /** `create`, `update`, `transfer`, `cancel` or `delete`. */
  status: maybeId,
  filled_total: amount,
  filled_amount: amount,
  filled_fee: amount,
  block_time: text,
  created_at: text,
  updated_at: text,
  trx_id: text,
});

export const trade = v.object({
  trade_id: idText,
  market_id: number,
  block_time: text,
  price: decimal,
  bid_user: v.string(),
  bid_user_order_id: maybeId,
  bid_total: decimal,
  bid_amount: decimal,
  bid_fee: decimal,
  bid_referrer: text,
  bid_referrer_fee: amount,
  ask_user: v.string(),
  ask_user_order_id: maybeId,
  ask_total: decimal,
  ask_amount: decimal,
  ask_fee: decimal,
  ask_referrer: text,
  ask_referrer_fee: amount,
  order_side: number,
  trx_id: v.string(),
});

const level = v.object({ level: decimal, bid: decimal, ask: decimal, count: number });
export const orderBook = v.object({ bids: rows(level), asks: rows(level) });

export const candle = v.object({
  time: number,
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  volume: decimal,
  volume_bid: amount,
  count: figure,
});

export const ticker = v.object({
  market_id: number,
  symbol: v.string(),
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  volume_bid: decimal,
  volume_ask: decimal,
  change_percentage: decimal,
});

export const referralTotal = v.object({
  referrer: v.string(),
  market_id: number,
  bid_fee: decimal,
  bid_total: decimal,
  ask_fee: decimal,
  ask_total: decimal,
});

export const referral = v.object({ referred_user: v.string() });

export const leader = v.object({ user: v.string(), total: decimal });
