import * as limits from '../../core/limits.ts';
import type { DexMarket, DexOrder } from '../../model/dex/dex.ts';
import { assetOf } from '../../model/shared/lenient.ts';
import { createDex } from '../../services/dex/dex.ts';
import type { ChainAccess } from '../chain/access.ts';

const OPEN = 1;
const BUY = 1;

const exchange = ({ config, fetch }: ChainAccess) =>
  createDex({ url: config.dexUrl, ...(fetch && { fetch }) });

export async function dexMarkets(access: ChainAccess): Promise<readonly DexMarket[]> {
  const markets = await exchange(access).getMarkets();
  return markets.map((market) => ({
    id: market.market_id,
    symbol: market.symbol,
    base: market.bid_token.code,
    quote: market.ask_token.code,
    isOpen: market.status_code === OPEN,
    makerFee: market.maker_fee,
    takerFee: market.taker_fee,
  }));
}

/** Open orders of an account, as many as the exchange lists at once. */
export async function openDexOrders(
  access: ChainAccess,
  account: string,
): Promise<{ readonly rows: readonly DexOrder[]; readonly more: boolean }> {
  const limit = limits.exchangeRows.max;
  const [markets, orders] = await Promise.all([
    dexMarkets(access),
    exchange(access).getOpenOrders(account, { limit }),
  ]);
  const byId = new Map(markets.map((market) => [market.id, market]));
  const rows = orders.map((order) => {
    const market = byId.get(order.market_id) ?? null;
    return {
      id: order.order_id,
      market,
      isBuy: order.order_side === BUY,
      left: market && assetOf(`${order.quantity_curr} ${market.base}`),
      price: market && assetOf(`${order.price} ${market.quote}`),
    };
  });
  return { rows, more: orders.length === limit };
}
