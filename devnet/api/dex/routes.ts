import type { Hono } from 'hono';
import { compareNames } from '#src/chain/core/name-bigint.ts';
import type { ApiContext } from '../context.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { chainTime } from '../time.ts';
import { waitingOrders } from './chain-orders.ts';
import { bookOf, candlesOf, stepOf, tickerOf } from './charts.ts';
import { dexHistoryRoutes } from './history.ts';
import { marketsOf } from './markets.ts';
import type { Market } from './markets.ts';
import { lifecycleOf, ordersOf } from './orders.ts';
import { recentTrades } from './trades.ts';
import type { Trade } from './trades.ts';

const ROWS = { byDefault: 100, most: 250 };
const CANDLES = { byDefault: 500, most: 2_000 };
/** Number of trading accounts. */
const TRADERS = 12;

/** The exchange: markets, prices, orders and trades from fixed seeds. Results are in `data`. */
export function dexRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;
  const markets = marketsOf(chain.spec);
  const route = (path: string, handler: (call: ServiceCall) => unknown): void =>
    serviceRoute(app, 'GET', `/dex/v1/${path}`, (call) => ({ data: handler(call) }));

  route('markets/all', () => markets);
  route('trades/daily', () => markets.map((market) => tickerOf(market, chainTime(chain))));
  route('trades/recent', (call) =>
    page(call, recentTrades(marketOf(call), traders(), chainTime(chain))),
  );
  route('trades/history', (call) => {
    const account = required(call, 'account');
    return page(call, tradesOf(account, requestedMarkets(call)));
  });
  route('chart/ohlcv', (call) => {
    const step = stepOf(call.query('interval'));
    const [from, to] = [Date.parse(call.query('from')), Date.parse(call.query('to'))];
    if (step === undefined || !(from <= to)) throw new ServiceError(400, 'Invalid interval');
    const limit = call.count('limit', CANDLES.byDefault, { least: 1, most: CANDLES.most });
    return candlesOf(marketOf(call), step, from, Math.min(to, chainTime(chain)), limit);
  });
  route('orders/depth', (call) => {
    const step = call.count('step', 1_000_000, { least: 1 });
    const limit = call.count('limit', ROWS.byDefault, { least: 1, most: ROWS.most });
    return bookOf(marketOf(call), step, limit, chainTime(chain));
  });
  route('orders/open', (call) => {
    const waiting = waitingOrders(chain, requestedMarkets(call), required(call, 'account'));
    return page(call, [...waiting, ...orders(call).filter(({ open }) => open)]);
  });
  route('orders/history', (call) =>
    page(
      call,
      orders(call).filter(({ open }) => !open),
    ),
  );
  route('orders/lifecycle', (call) => {
    const id = required(call, 'ordinal_order_id');
    const all = traders().flatMap((account) => ordersOf(markets, account, chainTime(chain)));
    const order = all.find(({ ordinal_order_id }) => ordinal_order_id === id);
    return order ? lifecycleOf(order) : [];
  });
  route('referrals/totals', (call) => {
    const referrer = required(call, 'referrer');
    return markets.map(({ market_id }) => ({
      referrer,
      market_id,
      bid_fee: '0',
      bid_total: '0',
      ask_fee: '0',
      ask_total: '0',
    }));
  });
  route('referrals/list', (call) => {
    const referrer = required(call, 'referrer');
    const referred = traders().filter((_, index) => index % 3 === 0);
    return referred.filter((name) => name !== referrer).map((referred_user) => ({ referred_user }));
  });
  route('leaderboard/list', (call) => {
    const ids = call.queries('market_ids').map(Number);
    const [from, to] = [Date.parse(call.query('from')), Date.parse(call.query('to'))];
    const trades = markets
      .filter(({ market_id }) => ids.includes(market_id))
      .flatMap((market) => recentTrades(market, traders(), chainTime(chain)))
      .filter(({ block_time }) => !(Date.parse(block_time) < from || Date.parse(block_time) > to));
    return leaders(trades);
  });
  dexHistoryRoutes(app, context);

  function traders(): string[] {
    const people = chain.accountNames().filter((name) => !name.startsWith('eosio'));
    return people.toSorted(compareNames).slice(0, TRADERS);
  }

  function marketOf(call: ServiceCall): Market {
    const market = markets.find(({ symbol }) => symbol === call.query('symbol'));
    if (!market) throw new ServiceError(404, 'Market not found');
    return market;
  }

  function requestedMarkets(call: ServiceCall): Market[] {
    return call.query('symbol') === '' ? markets : [marketOf(call)];
  }

  function orders(call: ServiceCall) {
    return ordersOf(requestedMarkets(call), required(call, 'account'), chainTime(chain));
  }

  function tradesOf(account: string, markets: Market[]): Trade[] {
    return markets
      .flatMap((market) => recentTrades(market, traders(), chainTime(chain)))
      .filter(({ bid_user, ask_user }) => bid_user === account || ask_user === account)
      .sort((a, b) => b.trade_id - a.trade_id);
  }
}

/** Traders by volume in the stable coin. */
function leaders(trades: readonly Trade[]): { user: string; total: string }[] {
  const totals = new Map<string, number>();
  for (const { bid_user, ask_user, bid_total } of trades)
    for (const user of [bid_user, ask_user])
      totals.set(user, (totals.get(user) ?? 0) + Number(bid_total));
  return [...totals]
    .sort(([, a], [, b]) => b - a)
    .map(([user, total]) => ({ user, total: total.toFixed(6) }));
}

function required(call: ServiceCall, field: string): string {
  const value = call.query(field);
  if (value === '') throw new ServiceError(400, `${field} is required`);
  return value;
}

function page<Row>(call: ServiceCall, rows: readonly Row[]): Row[] {
  const begin = call.count('offset', 0);
  return rows.slice(
    begin,
    begin + call.count('limit', ROWS.byDefault, { least: 1, most: ROWS.most }),
  );
}
