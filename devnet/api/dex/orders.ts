import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../market/prices.ts';
import { seededBetween } from '../market/seed.ts';
import { marketPrice, quantity } from './markets.ts';
import type { Market } from './markets.ts';

const SIDE = { buy: 1, sell: 2 };
const ENDS = ['cancel', 'delete', 'update'];

/** An account's orders, derived from its name: some open, some closed. */
export function ordersOf(markets: readonly Market[], account: string, now: number) {
  return markets.flatMap((market) =>
    Array.from({ length: seededBetween(`orders/${account}/${market.symbol}`, 0, 8) }, (_, index) =>
      orderOf(market, account, index, now),
    ),
  );
}

function orderOf(market: Market, account: string, index: number, now: number) {
  const seed = `order/${account}/${market.symbol}/${index}`;
  const hash = createHash('sha256').update(seed).digest('hex');
  const side = seededBetween(`${seed}/side`, SIDE.buy, SIDE.sell);
  const open = index % 3 === 0;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const made = today - seededBetween(`${seed}/age`, 1, 200) * HOUR_MS;
  const away = seededBetween(`${seed}/away`, 2, 90) / 1_000;
  const price = marketPrice(market, today) * (side === SIDE.buy ? 1 - away : 1 + away);
  const worth = seededBetween(`${seed}/worth`, 20, 3_000);
  const whole = worth / price;
  const filled = open ? whole * (seededBetween(`${seed}/filled`, 0, 6) / 10) : whole;
  const amount = (value: number): string => quantity(market.bid_token, value);
  return {
    order_id: String(seededBetween(seed, 10_000, 9_999_999)),
    ordinal_order_id: hash,
    market_id: market.market_id,
    account_name: account,
    order_side: side,
    order_type: 1,
    quantity_init: amount(whole),
    quantity_curr: amount(whole - filled),
    price: quantity(market.ask_token, price),
    trigger_price: '0',
    fill_type: 0,
    status: open ? 'create' : (ENDS[index % ENDS.length] ?? 'delete'),
    filled_total: quantity(market.ask_token, filled * price),
    filled_amount: amount(filled),
    filled_fee: quantity(market.bid_token, filled * 0.001),
    block_time: new Date(made).toISOString(),
    created_at: new Date(made).toISOString(),
    updated_at: new Date(open ? made : made + HOUR_MS).toISOString(),
    trx_id: hash,
    open,
  };
}

export type Order = ReturnType<typeof ordersOf>[number];

/** The events of an order, oldest first. */
export function lifecycleOf(order: Order): Order[] {
  const { quantity_init, block_time } = order;
  const beginning = {
    status: 'create',
    quantity_curr: quantity_init,
    updated_at: block_time,
    filled_fee: '0',
    filled_total: '0',
    filled_amount: '0',
  };
  return order.open ? [order] : [{ ...order, ...beginning }, order];
}
