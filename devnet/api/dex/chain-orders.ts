import type { Chain } from '../../types.ts';
import { readRows } from '../rows.ts';
import { quantity } from './markets.ts';
import type { Market } from './markets.ts';
import type { Order } from './orders.ts';

interface Row {
  order_id: number;
  market_id: number;
  account: string;
  order_type: number;
  order_side: number;
  quantity: number | string;
  price: number | string;
  trigger_price: number | string;
  fill_type: number;
  created: string;
}

const BUY = 1;

/** Open orders in the exchange's table, in its service's form. */
export function waitingOrders(chain: Chain, markets: readonly Market[], account: string): Order[] {
  const rows = readRows(chain, { code: 'dex', scope: 'dex', table: 'orders' }) as unknown as Row[];
  return rows
    .filter((row) => row.account === account)
    .flatMap((row) => {
      const market = markets.find(({ market_id }) => market_id === row.market_id);
      return market ? [orderOf(market, row)] : [];
    });
}

function orderOf(market: Market, row: Row): Order {
  const { bid_token: bid, ask_token: ask } = market;
  const price = Number(row.price) / ask.multiplier;
  const buys = row.order_side === BUY;
  const left = buys
    ? Number(row.quantity) / ask.multiplier / price
    : Number(row.quantity) / bid.multiplier;
  const time = `${row.created}Z`;
  const none = { filled_total: quantity(ask, 0), filled_amount: quantity(bid, 0) };
  return {
    order_id: String(row.order_id),
    ordinal_order_id: '',
    market_id: row.market_id,
    account_name: row.account,
    order_side: row.order_side,
    order_type: row.order_type,
    quantity_init: quantity(bid, left),
    quantity_curr: quantity(bid, left),
    price: quantity(ask, price),
    trigger_price: String(row.trigger_price),
    fill_type: row.fill_type,
    status: 'create',
    ...none,
    filled_fee: quantity(bid, 0),
    block_time: time,
    created_at: time,
    updated_at: time,
    trx_id: '',
    open: true,
  };
}
