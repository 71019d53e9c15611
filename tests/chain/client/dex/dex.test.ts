import { parseAsset } from '#src/chain/core/asset.ts';
import { afterEach, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { dexMarkets, openDexOrders } from '#src/chain/client/dex/dex.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

const token = (code: string) => ({ code, precision: 4, contract: 'x', multiplier: 10_000 });
const market = {
  market_id: 1,
  symbol: 'XPR_XMD',
  status_code: 1,
  type: 'spot',
  maker_fee: '0.001',
  taker_fee: '0.002',
  order_min: '1',
  bid_token: token('XPR'),
  ask_token: token('XMD'),
};
const order = {
  order_id: 7,
  market_id: 1,
  quantity_curr: '2.5',
  price: '0.003',
  account_name: 'alice',
  order_side: 2,
  order_type: 1,
};

async function exchangeWith(orders: readonly object[]) {
  const asked: string[] = [];
  const { url } = await serve((path, response, request) => {
    asked.push(String(request.url));
    const data = path.includes('markets')
      ? [market, { ...market, market_id: 2, status_code: 0 }]
      : orders;
    json(response, { data });
  });
  const access = { config: { dexUrl: url } } as unknown as ChainAccess;
  return { access, asked };
}

it('markets of the exchange have their tokens, fees and state', async () => {
  const { access } = await exchangeWith([]);
  const [first, second] = await dexMarkets(access);
  expect(first).toEqual({
    id: 1,
    symbol: 'XPR_XMD',
    base: 'XPR',
    quote: 'XMD',
    isOpen: true,
    makerFee: '0.001',
    takerFee: '0.002',
  });
  expect(second?.isOpen).toBe(false);
});

it('open orders name their market, and may be of one that is not listed', async () => {
  const { access, asked } = await exchangeWith([
    order,
    { ...order, order_id: 8, market_id: 9, order_side: 1 },
  ]);
  const { rows, more } = await openDexOrders(access, 'alice');
  expect(more).toBe(false);
  expect(rows).toMatchObject([
    {
      id: '7',
      market: { symbol: 'XPR_XMD' },
      isBuy: false,
      left: parseAsset('2.5 XPR'),
      price: parseAsset('0.003 XMD'),
    },
    { id: '8', market: null, isBuy: true, left: null, price: null },
  ]);
  expect(asked.find((path) => path.includes('orders/open'))).toMatch(/account=alice.*limit=250/);
});

it('a full page of orders has more', async () => {
  const orders = Array.from({ length: 250 }, (_, index) => ({ ...order, order_id: index }));
  const { access } = await exchangeWith(orders);
  expect((await openDexOrders(access, 'alice')).more).toBe(true);
});
