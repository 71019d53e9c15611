import { createHash } from 'node:crypto';
import { seededBetween } from '../market/seed.ts';
import { marketPrice, quantity } from './markets.ts';
import type { Market } from './markets.ts';

/** Interval between a market's trades, milliseconds. */
export const TRADE_EVERY = 90_000;
/** Number of trades kept: two days. */
const TRADES_KEPT = 1_920;

/** A trade derived from its market and index, the same on every start. */
export function tradeOf(market: Market, slot: number, users: readonly string[]) {
  const seed = `trade/${market.market_id}/${slot}`;
  const time = slot * TRADE_EVERY;
  const { bid_token: bid, ask_token: ask } = market;
  const worth = seededBetween(`${seed}/worth`, 20, 5_000);
  const price = marketPrice(market, time);
  const buyer = seededBetween(`${seed}/buyer`, 0, users.length - 1);
  const seller = (buyer + seededBetween(`${seed}/seller`, 1, users.length - 1)) % users.length;
  const bought = quantity(bid, worth / price);
  const paid = quantity(ask, worth);
  return {
    trade_id: slot,
    market_id: market.market_id,
    block_time: new Date(time).toISOString(),
    price: quantity(ask, price),
    bid_user: users[buyer] ?? '',
    bid_user_order_id: slot * 2,
    bid_total: paid,
    bid_amount: bought,
    bid_fee: quantity(bid, (worth / price) * 0.001),
    bid_referrer: '',
    bid_referrer_fee: '0',
    ask_user: users[seller] ?? '',
    ask_user_order_id: slot * 2 + 1,
    ask_total: bought,
    ask_amount: paid,
    ask_fee: quantity(ask, worth * 0.002),
    ask_referrer: '',
    ask_referrer_fee: '0',
    order_side: seededBetween(`${seed}/side`, 1, 2),
    trx_id: createHash('sha256').update(seed).digest('hex'),
  };
}

export type Trade = ReturnType<typeof tradeOf>;

/** Newest first, up to a time. */
export function recentTrades(market: Market, users: readonly string[], until: number): Trade[] {
  if (users.length < 2) return [];
  const last = Math.floor(until / TRADE_EVERY);
  return Array.from({ length: TRADES_KEPT }, (_, back) => tradeOf(market, last - back, users));
}
