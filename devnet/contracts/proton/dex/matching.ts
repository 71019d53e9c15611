import type { ApplyContext } from '../../../engine/contract.ts';
import { bookOf, changeBalance, orders, SIDE, TYPE } from './rows.ts';
import type { Market, Order } from './rows.ts';

const FEE_PARTS = 10_000n;

/**
 * Matches an order against the book at the waiting orders' prices. Returns the rest; a rest too
 * small to trade goes back to its owner.
 */
export function match(context: ApplyContext, market: Market, taker: Order): Order {
  const other = taker.order_side === SIDE.buy ? SIDE.sell : SIDE.buy;
  let left = taker;
  for (const maker of waiting(context, market, other)) {
    if (isSpent(left, left.quantity, wholeOf(market)) || !fits(left, maker)) break;
    left = trade(context, market, left, maker);
  }
  if (!isSpent(left, left.quantity, wholeOf(market))) return left;
  giveBack(context, market, left);
  return { ...left, quantity: 0n };
}

/** Whether an order would trade at once. */
export function crosses(context: ApplyContext, market: Market, order: Order): boolean {
  const other = order.order_side === SIDE.buy ? SIDE.sell : SIDE.buy;
  const [best] = waiting(context, market, other);
  return best !== undefined && fits(order, best);
}

/** Stop and target orders are not in the book. */
function waiting(context: ApplyContext, market: Market, side: number): Order[] {
  return bookOf(context, market.market_id, side).filter(
    ({ order_type }) => order_type === TYPE.limit,
  );
}

function wholeOf({ bid_token }: Market): bigint {
  return 10n ** BigInt(bid_token.sym.precision);
}

function fits(taker: Order, maker: Order): boolean {
  return taker.order_side === SIDE.buy ? maker.price <= taker.price : maker.price >= taker.price;
}

/** One trade at the waiting order's price. The buyer's unusable rest is returned. */
function trade(context: ApplyContext, market: Market, taker: Order, maker: Order): Order {
  const whole = wholeOf(market);
  const buying = taker.order_side === SIDE.buy;
  const [buyer, seller] = buying ? [taker, maker] : [maker, taker];
  const affordable = (buyer.quantity * whole) / maker.price;
  const traded = affordable < seller.quantity ? affordable : seller.quantity;
  const paid = (traded * maker.price) / whole;
  const { maker_fee, taker_fee } = market;
  const [buyerFee, sellerFee] = buying ? [taker_fee, maker_fee] : [maker_fee, taker_fee];
  changeBalance(context, buyer.account, market.bid_token, less(traded, buyerFee));
  changeBalance(context, seller.account, market.ask_token, less(paid, sellerFee));
  const bought = lessen(context, market, buyer, paid, affordable <= seller.quantity);
  const sold = lessen(context, market, seller, traded, false);
  const waited = buying ? sold : bought;
  if (waited.quantity > 0n) orders(context).put(waited);
  else orders(context).remove(maker.order_id);
  return buying ? bought : sold;
}

/** An order after a trade. A finished order's rest goes back to its owner. */
function lessen(
  context: ApplyContext,
  market: Market,
  order: Order,
  units: bigint,
  over: boolean,
): Order {
  const quantity = order.quantity - units;
  if (!over && !isSpent(order, quantity, wholeOf(market))) return { ...order, quantity };
  giveBack(context, market, { ...order, quantity });
  return { ...order, quantity: 0n };
}

function giveBack(context: ApplyContext, market: Market, order: Order): void {
  const token = order.order_side === SIDE.buy ? market.ask_token : market.bid_token;
  changeBalance(context, order.account, token, order.quantity);
}

/** Whether the rest would buy or sell less than the smallest unit. */
function isSpent({ order_side, price }: Order, rest: bigint, whole: bigint): boolean {
  return order_side === SIDE.buy ? (rest * whole) / price === 0n : (rest * price) / whole === 0n;
}

function less(units: bigint, fee: number): bigint {
  return units - (units * BigInt(fee)) / FEE_PARTS;
}
