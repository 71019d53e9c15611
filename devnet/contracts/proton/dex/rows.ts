import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import type { TokenSymbol } from '../../../../src/chain/core/symbol.ts';
import { table } from '../../../engine/contract.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../../engine/contract.ts';

export interface Token {
  sym: TokenSymbol;
  contract: string;
}

/** Side and type of an order, as clients send them. */
export const SIDE = { buy: 1, sell: 2 } as const;
export const TYPE = { limit: 1 } as const;
export const FILL = { immediateOrCancel: 1, postOnly: 2 } as const;

export interface Market {
  market_id: number;
  /** The base token. */
  bid_token: Token;
  /** The quote token. */
  ask_token: Token;
  /** In units of 0.01%. */
  maker_fee: number;
  taker_fee: number;
  /** Minimum order size in units. */
  order_min: bigint;
  status_code: number;
}

export interface Order {
  order_id: bigint;
  market_id: number;
  account: string;
  order_type: number;
  order_side: number;
  /** Remaining units: of the quote token for a buy order, of the base token for a sell order. */
  quantity: bigint;
  /** Units of the quote token for a whole base token. */
  price: bigint;
  bid_symbol: Token;
  ask_symbol: Token;
  trigger_price: bigint;
  fill_type: number;
  referrer: string;
  created: string;
}

interface Balance {
  account: string;
  tokens: { key: Token; value: bigint }[];
}

/** The next order id. */
interface Counter {
  next_order_id: bigint;
}

const COUNTER = nameToBigint('counter');

export const dexTables: Record<string, TableSpec> = {
  markets: table<Market>('market', ({ market_id }) => BigInt(market_id)),
  orders: table<Order>(
    'order',
    ({ order_id }) => order_id,
    ({ account }) => nameToBigint(account),
    { type: 'idx128', key: bookKey },
  ),
  balances: table<Balance>('balance', ({ account }) => nameToBigint(account)),
  counter: table<Counter>('counter', () => COUNTER),
};

export const markets = (context: ApplyContext): TableAccess<Market> =>
  context.table('markets', context.receiver);
export const orders = (context: ApplyContext): TableAccess<Order> =>
  context.table('orders', context.receiver);

/** Sorts a side of the book by the best price: lowest for sells, highest for buys. */
function bookKey({ market_id, order_side, price }: Order): bigint {
  const place = order_side === SIDE.buy ? 2n ** 64n - 1n - price : price;
  return (BigInt(market_id) << 72n) | (BigInt(order_side) << 64n) | place;
}

/** The orders on a market's side, best first. */
export function bookOf(context: ApplyContext, market: number, side: number): Order[] {
  const lower = (BigInt(market) << 72n) | (BigInt(side) << 64n);
  const from = orders(context).rows({ index: 3, lower });
  const end = from.findIndex((one) => one.market_id !== market || one.order_side !== side);
  return end < 0 ? from : from.slice(0, end);
}

export function nextOrderId(context: ApplyContext): bigint {
  const rows = context.table<Counter>('counter', context.receiver);
  const id = rows.get(COUNTER)?.next_order_id ?? 1n;
  rows.put({ next_order_id: id + 1n }, context.receiver);
  return id;
}

/** An account's exchange balance outside of orders. */
export function tokensOf(context: ApplyContext, account: string): Balance['tokens'] {
  return balances(context).get(nameToBigint(account))?.tokens ?? [];
}

/** Changes the balance. A zero balance removes the row. */
export function changeBalance(
  context: ApplyContext,
  account: string,
  token: Token,
  units: bigint,
): bigint {
  if (units === 0n) return 0n;
  const before = tokensOf(context, account);
  const same = ({ key }: { key: Token }): boolean =>
    key.contract === token.contract && key.sym.code === token.sym.code;
  const value = (before.find(same)?.value ?? 0n) + units;
  const others = before.filter((one) => !same(one));
  const tokens = value === 0n ? others : [...others, { key: token, value }];
  if (tokens.length > 0) balances(context).put({ account, tokens }, context.receiver);
  else if (before.length > 0) balances(context).remove(nameToBigint(account));
  return value;
}

function balances(context: ApplyContext): TableAccess<Balance> {
  return context.table('balances', context.receiver);
}
