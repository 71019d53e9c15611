import * as v from 'valibot';
import { decimal } from './decimal.ts';

/** What the exchange answers, under its own field names; what is not listed is dropped. */

const count = v.pipe(decimal, v.transform(Number));
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const text = v.optional(v.nullable(v.string()), null);
const maybeDecimal = v.optional(v.nullable(decimal), null);
const maybeId = v.optional(v.nullable(id), null);
const maybeCount = v.optional(v.nullable(count), null);

const token = v.object({
  code: v.string(),
  precision: count,
  contract: v.string(),
  multiplier: id,
});

export const market = v.object({
  market_id: count,
  symbol: v.string(),
  status_code: count,
  type: v.optional(v.nullable(id), null),
  maker_fee: decimal,
  taker_fee: decimal,
  /** In units of the token. */
  order_min: decimal,
  bid_token: token,
  ask_token: token,
});

export const order = v.object({
  order_id: v.string(),
  ordinal_order_id: maybeId,
  market_id: count,
  quantity_init: decimal,
  quantity_curr: decimal,
  price: decimal,
  account_name: v.string(),
  order_side: count,
  order_type: count,
  trigger_price: maybeDecimal,
  fill_type: maybeCount,
  status: maybeId,
  filled_total: maybeDecimal,
  filled_amount: maybeDecimal,
  filled_fee: maybeDecimal,
  created_at: text,
  updated_at: text,
});

export const trade = v.object({
  trade_id: id,
  market_id: count,
  price: decimal,
  bid_user: v.string(),
  bid_user_order_id: maybeId,
  bid_total: decimal,
  bid_amount: decimal,
  bid_fee: decimal,
  bid_referrer: text,
  ask_user: v.string(),
  ask_user_order_id: maybeId,
  ask_total: decimal,
  ask_amount: decimal,
  ask_fee: decimal,
  ask_referrer: text,
  order_side: count,
  trx_id: v.string(),
});

const level = v.object({ level: decimal, bid: decimal, ask: decimal, count });
export const orderBook = v.object({ bids: v.array(level), asks: v.array(level) });

export const candle = v.object({
  time: count,
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  volume: decimal,
  volume_bid: decimal,
  count,
});

export const ticker = v.object({
  market_id: count,
  symbol: v.string(),
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  volume_bid: decimal,
  volume_ask: decimal,
  change_percentage: decimal,
});
