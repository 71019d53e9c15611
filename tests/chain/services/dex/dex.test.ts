import { afterEach, describe, expect, it } from 'vitest';
import { createDex } from '#src/chain/services/dex/dex.ts';
import { closeAll } from '../../rpc/servers.ts';
import { expectEachFailureReported, timeoutFor, service } from '../faults.ts';

afterEach(closeAll);

const at = (url: string | null) => createDex({ url, timeoutMs: timeoutFor(url) });
type Dex = ReturnType<typeof at>;

const week = { interval: '60', from: '2026-01-01', to: '2026-01-08' };

/** Each call with valid arguments. */
const calls: Record<keyof Dex, (dex: Dex, limit?: number) => Promise<unknown>> = {
  getMarkets: (dex) => dex.getMarkets(),
  getTickers: (dex) => dex.getTickers(),
  getOpenOrders: (dex, limit) => dex.getOpenOrders('alice', { limit }),
  getOrderHistory: (dex, limit) => dex.getOrderHistory('alice', { limit }),
  getOrderLifecycle: (dex) => dex.getOrderLifecycle('81321d'),
  getTrades: (dex, limit) => dex.getTrades('XPR_XMD', { limit }),
  getTradeHistory: (dex, limit) => dex.getTradeHistory('alice', { limit }),
  getOrderBook: (dex, limit) => dex.getOrderBook('XPR_XMD', 1_000_000, limit),
  getCandles: (dex, limit) => dex.getCandles('XPR_XMD', { ...week, limit }),
  getReferralTotals: (dex) => dex.getReferralTotals('alice'),
  getReferrals: (dex) => dex.getReferrals('alice'),
  getLeaderboard: (dex) => dex.getLeaderboard([1, 2], week.from, week.to),
  getActions: (dex, limit) => dex.getActions('alice', { limit }),
  getTransfers: (dex, limit) => dex.getTransfers({ to: 'alice', limit }),
  getTransaction: (dex) => dex.getTransaction('ab'),
};

const token = { code: 'XPR', precision: 4, contract: 'eosio.token', multiplier: 10000 };

const side = (name: string) => ({
  [`${name}_user`]: name,
  [`${name}_user_order_id`]: '9',
  [`${name}_total`]: 0.0000001,
  [`${name}_amount`]: '2.5',
  [`${name}_fee`]: 0,
  [`${name}_referrer`]: null,
  [`${name}_referrer_fee`]: 0.1,
});

describe('the exchange client', () => {
  it('decodes markets with tokens', async () => {
    const reported = {
      market_id: 1,
      symbol: 'XPR_XMD',
      status_code: 1,
      type: 'spot',
      extra: 1,
      maker_fee: 0.001,
      taker_fee: '0.002',
      order_min: '100000',
      bid_token: token,
      ask_token: { ...token, code: 'XMD', precision: 6 },
    };
    const { url, requested } = await service([{ data: [reported] }]);
    expect(await at(url).getMarkets()).toEqual([
      {
        market_id: 1,
        symbol: 'XPR_XMD',
        status_code: 1,
        type: 'spot',
        maker_fee: '0.001',
        taker_fee: '0.002',
        order_min: '100000',
        bid_token: { ...token, multiplier: '10000' },
        ask_token: { ...token, code: 'XMD', precision: 6, multiplier: '10000' },
      },
    ]);
    expect(requested).toMatchObject([{ method: 'GET', url: '/dex/v1/markets/all' }]);
  });

  it('decodes orders and trades with amounts as text', async () => {
    const order = {
      order_id: 'o1',
      ordinal_order_id: 5,
      market_id: 1,
      quantity_init: 10,
      price: '0.1',
      quantity_curr: '9007199254740993.5',
      account_name: 'alice',
      order_side: 1,
      order_type: 1,
      status: 'create',
      created_at: '2026-01-01T00:00:00.000Z',
    };
    const orders = await service([{ data: [order] }]);
    expect(await at(orders.url).getOpenOrders('alice')).toMatchObject([
      {
        ordinal_order_id: '5',
        quantity_init: '10',
        quantity_curr: '9007199254740993.5',
        trigger_price: null,
        filled_fee: null,
        updated_at: null,
      },
    ]);
    const trade = {
      trade_id: 7,
      market_id: '1',
      price: 1,
      order_side: 2,
      trx_id: 'ab',
      ...side('bid'),
      ...side('ask'),
    };
    const trades = await service([{ data: [trade] }]);
    expect(await at(trades.url).getTrades('XPR_XMD')).toMatchObject([
      {
        trade_id: '7',
        market_id: 1,
        bid_total: '0.0000001',
        ask_fee: '0',
        bid_referrer: null,
        ask_referrer_fee: '0.1',
      },
    ]);
  });

  it('decodes the order book, candles and tickers', async () => {
    const level = { level: '1', bid: 2, ask: 2.5, count: 3 };
    const book = await service([{ data: { bids: [level], asks: [] } }]);
    expect(await at(book.url).getOrderBook('A_B', 10)).toEqual({
      bids: [{ level: '1', bid: '2', ask: '2.5', count: 3 }],
      asks: [],
    });
    const prices = { open: 1, high: 2, low: '0.5', close: 1.5 };
    const candles = await service([
      { data: [{ time: 1700000000000, ...prices, volume: 1, volume_bid: 2, count: 3 }] },
    ]);
    expect(await at(candles.url).getCandles('A_B', week)).toMatchObject([
      { time: 1700000000000, open: '1', low: '0.5', close: '1.5', count: 3 },
    ]);
    const change = { change_percentage: -1.5, volume_bid: 1, volume_ask: 1 };
    const tickers = await service([
      { data: [{ market_id: 1, symbol: 'A_B', ...prices, ...change }] },
    ]);
    expect(await at(tickers.url).getTickers()).toMatchObject([{ change_percentage: '-1.5' }]);
  });

  it('requests actions and transactions', async () => {
    const { url, requested } = await service([{ data: [{ a: 1 }] }], [{ data: { id: 'ab' } }]);
    const query = {
      limit: 5,
      direction: 'asc' as const,
      contracts: ['x', 'y'],
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      fromSequence: 3,
      toSequence: 9,
    };
    expect(await at(url).getActions('alice', query)).toEqual([{ a: 1 }]);
    expect(await at(url).getTransaction('ab')).toEqual({ id: 'ab' });
    const [actions, transaction] = requested.map((one) => new URL(one.url, url));
    expect(actions?.pathname).toBe('/dex/v1/history/actions');
    expect(actions?.searchParams.getAll('contract_filters')).toEqual(['x', 'y']);
    expect(Object.fromEntries(actions?.searchParams ?? [])).toEqual({
      account: 'alice',
      limit: '5',
      direction: 'asc',
      contract_filters: 'y',
      date_from: '2026-01-01',
      date_to: '2026-02-01',
      account_seq_from: '3',
      account_seq_to: '9',
    });
    expect(transaction?.href).toBe(`${url}/dex/v1/history/transaction?trx_id=ab`);
  });

  it('requests trades and referrals', async () => {
    const total = { bid_fee: 1, bid_total: 2, ask_fee: '3', ask_total: 4 };
    const { url, requested } = await service(
      [{ data: [{ referrer: 'alice', market_id: 1, ...total }] }],
      [{ data: [{ referred_user: 'bob' }] }],
      [{ data: [{ user: 'bob', total: 1000 }] }],
      [{ data: [] }],
      [{ data: null }],
    );
    expect(await at(url).getReferralTotals('alice')).toMatchObject([{ ask_fee: '3' }]);
    expect(await at(url).getReferrals('alice')).toEqual([{ referred_user: 'bob' }]);
    expect(await at(url).getLeaderboard([1, 2], 'a', 'b')).toEqual([
      { user: 'bob', total: '1000' },
    ]);
    await at(url).getTransfers({ from: 'a', to: 'b', contract: 'c', symbol: 'S', dateFrom: 'd' });
    expect(await at(url).getTransaction('ab')).toBeNull();
    expect(requested.map((one) => one.url)).toEqual([
      '/dex/v1/referrals/totals?referrer=alice',
      '/dex/v1/referrals/list?referrer=alice',
      '/dex/v1/leaderboard/list?market_ids=1&market_ids=2&from=a&to=b',
      '/dex/v1/history/transfers?transfer_from=a&transfer_to=b&limit=100&direction=desc&date_from=d&contract=c&symbol=S',
      '/dex/v1/history/transaction?trx_id=ab',
    ]);
  });

  it('requests by market and step, interval and dates', async () => {
    const { url, requested } = await service([{ data: { bids: [], asks: [] } }], [{ data: [] }]);
    await at(url).getOrderBook('A_B', 1_000_000);
    await at(url).getCandles('A_B', week);
    await at(url).getOpenOrders('alice', { symbol: 'A_B', offset: 50 });
    await at(url).getOpenOrders('alice', { offset: -5.5 });
    await at(url).getOrderLifecycle('81321d');
    expect(requested.map((one) => one.url.replace('/dex/v1/', ''))).toEqual([
      'orders/depth?symbol=A_B&step=1000000&limit=100',
      'chart/ohlcv?symbol=A_B&interval=60&from=2026-01-01&to=2026-01-08&limit=500',
      'orders/open?account=alice&symbol=A_B&limit=100&offset=50',
      'orders/open?account=alice&limit=100&offset=0',
      'orders/lifecycle?ordinal_order_id=81321d',
    ]);
  });

  it.each([
    ['getCandles', 500, 2000],
    ['getOpenOrders', 100, 250],
    ['getOrderHistory', 100, 250],
    ['getTrades', 100, 250],
    ['getTradeHistory', 100, 250],
    ['getTransfers', 100, 250],
    ['getOrderBook', 100, 250],
    ['getActions', 100, 250],
  ] as const)('limits the rows of %s', async (call, usual, most) => {
    const { url, requested } = await service([{ data: [] }]);
    for (const limit of [undefined, 1, most, most + 1, 0, -3, NaN])
      await calls[call](at(url), limit).catch(() => null);
    const limits = requested.map((one) => Number(new URL(one.url, url).searchParams.get('limit')));
    expect(limits).toEqual([usual, 1, most, most, 1, 1, usual]);
    const paged = ['getOpenOrders', 'getOrderHistory', 'getTrades', 'getTradeHistory'];
    expect(requested[0]?.url.includes('offset=0')).toBe(paged.includes(call));
  });

  it('sends no request without an account or a market', async () => {
    const { url, requested } = await service([{ data: [] }]);
    for (const call of [
      'getOpenOrders',
      'getOrderHistory',
      'getTradeHistory',
      'getActions',
    ] as const)
      await expect(at(url)[call]('')).rejects.toThrow('account is required');
    for (const call of ['getReferrals', 'getReferralTotals'] as const)
      await expect(at(url)[call]('')).rejects.toThrow('account is required');
    await expect(at(url).getLeaderboard([], 'a', 'b')).rejects.toThrow(
      'Must provide atleast one market ID',
    );
    expect(requested).toEqual([]);
  });

  it.each(Object.entries(calls))('sends no request on a chain without an exchange: %s', (_, call) =>
    expect(call(at(null))).rejects.toThrow('Could not retrieve actions'),
  );

  it('reports each kind of failure of every call', () =>
    expectEachFailureReported(
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, (url: string) => call(at(url))]),
      ),
    ));
});
