import { afterEach, describe, expect, it } from 'vitest';
import { createDex } from '#src/chain/services/dex.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFaultsTold, service, SHORT_MS } from './faults.ts';

afterEach(closeAll);

const at = (url: string | null) => createDex({ url, timeoutMs: SHORT_MS });
type Dex = ReturnType<typeof at>;

/** Each call with arguments it takes. */
const calls: Record<keyof Dex, (dex: Dex, limit?: number) => Promise<unknown>> = {
  getMarkets: (dex) => dex.getMarkets(),
  getTickers: (dex) => dex.getTickers(),
  getOpenOrders: (dex, limit) => dex.getOpenOrders('alice', { limit }),
  getOrderHistory: (dex, limit) => dex.getOrderHistory('alice', { limit }),
  getTrades: (dex, limit) => dex.getTrades([1, 2], { limit }),
  getOrderBook: (dex, limit) => dex.getOrderBook('XPR_XMD', '0.0001', { limit }),
  getCandles: (dex, limit) => dex.getCandles('XPR_XMD', '60', { limit }),
  getActions: (dex, limit) => dex.getActions('alice', { limit }),
  getTransaction: (dex) => dex.getTransaction('ab'),
};

const token = { code: 'XPR', precision: 4, contract: 'eosio.token', multiplier: 10000 };

const side = (name: string) => ({
  ...{ [`${name}_user`]: name, [`${name}_user_order_id`]: '9', [`${name}_total`]: 0.0000001 },
  ...{ [`${name}_amount`]: '2.5', [`${name}_fee`]: 0, [`${name}_referrer`]: null },
});

describe('the exchange client', () => {
  it('reads markets, with tokens', async () => {
    const told = {
      ...{ market_id: 1, symbol: 'XPR_XMD', status_code: 1, type: 'spot', extra: 1 },
      ...{ maker_fee: 0.001, taker_fee: '0.002', order_min: '100000' },
      ...{ bid_token: token, ask_token: { ...token, code: 'XMD', precision: 6 } },
    };
    const { url, asked } = await service([{ data: [told] }]);
    expect(await at(url).getMarkets()).toEqual([
      {
        ...{ market_id: 1, symbol: 'XPR_XMD', status_code: 1, type: 'spot' },
        ...{ maker_fee: '0.001', taker_fee: '0.002', order_min: '100000' },
        bid_token: { ...token, multiplier: '10000' },
        ask_token: { ...token, code: 'XMD', precision: 6, multiplier: '10000' },
      },
    ]);
    expect(asked).toMatchObject([{ method: 'GET', url: '/dex/v1/markets/all' }]);
  });

  it('reads orders and trades, their figures as text', async () => {
    const order = {
      ...{ order_id: 'o1', ordinal_order_id: 5, market_id: 1, quantity_init: 10, price: '0.1' },
      ...{ quantity_curr: '9007199254740993.5', account_name: 'alice', order_side: 1 },
      ...{ order_type: 1, status: 'create', created_at: '2026-01-01T00:00:00.000Z' },
    };
    const orders = await service([{ data: [order] }]);
    expect(await at(orders.url).getOpenOrders('alice')).toMatchObject([
      {
        ...{ ordinal_order_id: '5', quantity_init: '10', quantity_curr: '9007199254740993.5' },
        ...{ trigger_price: null, filled_fee: null, updated_at: null },
      },
    ]);
    const trade = {
      ...{ trade_id: 7, market_id: '1', price: 1, order_side: 2, trx_id: 'ab' },
      ...{ ...side('bid'), ...side('ask') },
    };
    const trades = await service([{ data: [trade] }]);
    expect(await at(trades.url).getTrades([1])).toMatchObject([
      { trade_id: '7', market_id: 1, bid_total: '0.0000001', ask_fee: '0', bid_referrer: null },
    ]);
  });

  it('reads the order book, candles and tickers', async () => {
    const level = { level: '1', bid: 2, ask: 2.5, count: 3 };
    const book = await service([{ data: { bids: [level], asks: [] } }]);
    expect(await at(book.url).getOrderBook('A_B', '0.1')).toEqual({
      ...{ bids: [{ level: '1', bid: '2', ask: '2.5', count: 3 }], asks: [] },
    });
    const prices = { open: 1, high: 2, low: '0.5', close: 1.5 };
    const candles = await service([
      { data: [{ time: 1700000000000, ...prices, volume: 1, volume_bid: 2, count: 3 }] },
    ]);
    expect(await at(candles.url).getCandles('A_B', '60')).toMatchObject([
      { time: 1700000000000, open: '1', low: '0.5', close: '1.5', count: 3 },
    ]);
    const change = { change_percentage: -1.5, volume_bid: 1, volume_ask: 1 };
    const tickers = await service([
      { data: [{ market_id: 1, symbol: 'A_B', ...prices, ...change }] },
    ]);
    expect(await at(tickers.url).getTickers()).toMatchObject([{ change_percentage: '-1.5' }]);
  });

  it('asks for actions and transactions', async () => {
    const { url, asked } = await service([{ data: [{ a: 1 }] }], [{ data: { id: 'ab' } }]);
    const query = {
      ...{ limit: 5, direction: 'asc' as const, contracts: ['x', 'y'] },
      ...{ dateFrom: '2026-01-01', dateTo: '2026-02-01', fromSequence: 3, toSequence: 9 },
    };
    expect(await at(url).getActions('alice', query)).toEqual([{ a: 1 }]);
    expect(await at(url).getTransaction('ab')).toEqual({ id: 'ab' });
    const [actions, transaction] = asked.map((one) => new URL(one.url, url));
    expect(actions?.pathname).toBe('/dex/v1/history/actions');
    expect(Object.fromEntries(actions?.searchParams ?? [])).toEqual({
      ...{ account: 'alice', limit: '5', direction: 'asc', contract_filters: 'x,y' },
      ...{ date_from: '2026-01-01', date_to: '2026-02-01' },
      ...{ account_seq_from: '3', account_seq_to: '9' },
    });
    expect(transaction?.href).toBe(`${url}/dex/v1/history/transaction?trx_id=ab`);
  });

  it.each([
    ['getCandles', 500, 2000],
    ['getOpenOrders', 100, 250],
    ['getOrderHistory', 100, 250],
    ['getTrades', 100, 250],
    ['getOrderBook', 100, 250],
    ['getActions', 100, 250],
  ] as const)('keeps the limits of %s', async (call, usual, most) => {
    const { url, asked } = await service([{ data: [] }]);
    for (const limit of [undefined, 1, most, most + 1, 0, -3, NaN])
      await calls[call](at(url), limit).catch(() => null);
    const limits = asked.map((one) => Number(new URL(one.url, url).searchParams.get('limit')));
    expect(limits).toEqual([usual, 1, most, most, 1, 1, usual]);
    if (call !== 'getActions') expect(asked[0]?.url).toContain('offset=0');
  });

  it('asks nothing without an account or a market', async () => {
    const { url, asked } = await service([{ data: [] }]);
    for (const call of ['getOpenOrders', 'getOrderHistory', 'getActions'] as const)
      await expect(at(url)[call]('')).rejects.toThrow('account is required');
    await expect(at(url).getTrades([])).rejects.toThrow('Must provide atleast one market ID');
    expect(asked).toEqual([]);
  });

  it.each(Object.entries(calls))('tells each way %s fails', async (_, call) => {
    await expect(call(at(null))).rejects.toThrow('Could not retrieve actions');
    await expectFaultsTold((url) => call(at(url)));
  });
});
