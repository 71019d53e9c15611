import type { Asset } from '../../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import { action } from '../../../engine/contract.ts';
import type { ActionHandler, ApplyContext, NativeContract } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { abiOf } from '../../abi.ts';
import { crosses, match } from './matching.ts';
import { changeBalance, dexTables, FILL, markets, nextOrderId, orders } from './rows.ts';
import { SIDE, tokensOf, TYPE } from './rows.ts';
import type { Market, Order, Token } from './rows.ts';

const OPEN = 1;
const TYPES = [1, 2, 3];

const setmarket = action<Market>((context, market) => {
  context.requireAuth(context.receiver);
  markets(context).put(market, context.receiver);
});

/** Deposits count for the sender's orders. */
const onTransfer = action<{ from: string; to: string; quantity: Asset }>(
  (context, { from, to, quantity }) => {
    if (to !== context.receiver || from === to) return;
    const token = { sym: quantity.symbol, contract: context.action.account };
    changeBalance(context, from, token, quantity.units);
  },
);

const placeorder = action<Omit<Order, 'order_id' | 'created'>>((context, args) => {
  context.requireAuth(args.account);
  const market = markets(context).require(BigInt(args.market_id), 'Market not found');
  check(market.status_code === OPEN, 'Market is not open');
  check(sameToken(args.bid_symbol, market.bid_token), 'Invalid bid symbol');
  check(sameToken(args.ask_symbol, market.ask_token), 'Invalid ask symbol');
  const buying = args.order_side === SIDE.buy;
  check(buying || args.order_side === SIDE.sell, 'Invalid order side');
  check(TYPES.includes(args.order_type), 'Invalid order type');
  check(args.price > 0n, 'Price must be positive');
  check(args.quantity >= market.order_min, 'Order is below the minimum');
  const token = buying ? market.ask_token : market.bid_token;
  check(changeBalance(context, args.account, token, -args.quantity) >= 0n, 'Insufficient balance');
  const order: Order = { ...args, order_id: nextOrderId(context), created: context.time };
  if (order.order_type !== TYPE.limit) {
    orders(context).put(order, context.receiver);
    return;
  }
  const post = order.fill_type === FILL.postOnly;
  check(!post || !crosses(context, market, order), 'Post only order would match');
  const left = match(context, market, order);
  if (left.quantity === 0n) return;
  if (order.fill_type === FILL.immediateOrCancel)
    changeBalance(context, order.account, token, left.quantity);
  else orders(context).put(left, context.receiver);
});

const cancelorder = action<{ account: string; order_id: bigint }>(
  (context, { account, order_id }) => {
    context.requireAuth(account);
    const order = orders(context).require(order_id, 'Order not found');
    check(order.account === account, 'Order belongs to another account');
    orders(context).remove(order_id);
    const token = order.order_side === SIDE.buy ? order.ask_symbol : order.bid_symbol;
    changeBalance(context, account, token, order.quantity);
  },
);

/** Orders are matched when placed, so this has nothing left to do. */
const process = action<{ q_size: number; show_error_msg: boolean }>(() => undefined);

const withdrawall = action<{ account: string }>((context, { account }) => {
  context.requireAuth(account);
  for (const { key, value } of tokensOf(context, account)) {
    changeBalance(context, account, key, -value);
    payOut(context, account, key, value);
  }
});

const actions: Record<string, ActionHandler> = {
  setmarket,
  placeorder,
  cancelorder,
  process,
  withdrawall,
};

const tokens = 'bid_symbol extended_symbol, ask_symbol extended_symbol';
const order = `market_id uint16, account name, order_type uint8, order_side uint8, quantity uint64, price uint64, ${tokens}, trigger_price uint64, fill_type uint8, referrer name`;
const market =
  'market_id uint16, bid_token extended_symbol, ask_token extended_symbol, maker_fee uint16, taker_fee uint16, order_min uint64, status_code uint8';

/** dex: Proton's exchange, one order book for each market. */
export const dex: NativeContract = {
  name: 'dex',
  abi: abiOf({
    structs: {
      extended_symbol: 'sym symbol, contract name',
      pair_extended_symbol_uint64: 'key extended_symbol, value uint64',
      market,
      setmarket: market,
      placeorder: order,
      order: `order_id uint64, ${order}, created time_point`,
      balance: 'account name, tokens pair_extended_symbol_uint64[]',
      counter: 'next_order_id uint64',
      cancelorder: 'account name, order_id uint64',
      process: 'q_size uint16, show_error_msg bool',
      withdrawall: 'account name',
    },
    actions: Object.keys(actions),
    tables: { markets: 'market', orders: 'order', balances: 'balance', counter: 'counter' },
  }),
  actions,
  notifications: Object.fromEntries(
    ['eosio.token', 'xtokens', 'xmd.token'].map((token) => [`${token}::transfer`, onTransfer]),
  ),
  tables: dexTables,
};

function sameToken(one: Token, other: Token): boolean {
  return one.contract === other.contract && sameSymbol(one.sym, other.sym);
}

function payOut(context: ApplyContext, to: string, token: Token, units: bigint): void {
  const from = context.receiver;
  context.sendInline({
    account: token.contract,
    name: 'transfer',
    authorization: [{ actor: from, permission: 'active' }],
    args: { from, to, quantity: { units, symbol: token.sym }, memo: 'withdraw' },
  });
}
