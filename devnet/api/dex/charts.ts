import { candles as priceCandles, DAY_MS } from '../market/prices.ts';
import { seededBetween } from '../market/seed.ts';
import { marketPrice, quantity } from './markets.ts';
import type { Market } from './markets.ts';
import { TRADE_EVERY } from './trades.ts';

const MINUTE_MS = 60_000;
const STEPS: Readonly<Record<string, number>> = { D: DAY_MS, W: 7 * DAY_MS, M: 30 * DAY_MS };

/** Milliseconds of an interval: minutes, or `D`, `W`, `M`. Undefined if invalid. */
export function stepOf(interval: string): number | undefined {
  const minutes = /^\d{1,4}$/.test(interval) ? Number(interval) * MINUTE_MS : undefined;
  return STEPS[interval] ?? (minutes === 0 ? undefined : minutes);
}

/**
 * Candles between two times, the latest ones if there are too many. Prices are in the stable coin.
 */
export function candlesOf(market: Market, step: number, from: number, to: number, limit: number) {
  const count = Math.min(Math.max(Math.floor((to - from) / step), 0), limit);
  return priceCandles(market.bid_token.code, step, count, to).map(({ t, o, h, l, c }) => {
    const volume = seededBetween(`volume/${market.symbol}/${t}`, 500, 90_000);
    return {
      time: t,
      open: o,
      high: h,
      low: l,
      close: c,
      volume,
      volume_bid: quantity(market.bid_token, volume / c),
      count: Math.ceil(step / TRADE_EVERY),
    };
  });
}

/** A market's last 24 hours. */
export function tickerOf(market: Market, now: number) {
  const [open, close] = [marketPrice(market, now - DAY_MS), marketPrice(market, now)];
  const hours = Array.from({ length: 24 }, (_, hour) =>
    marketPrice(market, now - (hour * DAY_MS) / 24),
  );
  const volume = seededBetween(`volume/${market.symbol}/${Math.floor(now / DAY_MS)}`, 1e5, 2e6);
  const { bid_token: bid, ask_token: ask, market_id, symbol } = market;
  return {
    market_id,
    symbol,
    open: quantity(ask, open),
    close: quantity(ask, close),
    high: quantity(ask, Math.max(open, close, ...hours)),
    low: quantity(ask, Math.min(open, close, ...hours)),
    volume_bid: quantity(bid, volume / close),
    volume_ask: quantity(ask, volume),
    change_percentage: ((close / open - 1) * 100).toFixed(2),
  };
}

/** Price levels on both sides, `step` of them for a whole unit. */
export function bookOf(market: Market, step: number, limit: number, now: number) {
  const middle = Math.round(marketPrice(market, now) * step);
  const side = (sign: 1 | -1) =>
    Array.from({ length: limit }, (_, index) => middle + sign * (index + 1))
      .filter((level) => level > 0)
      .map((level) => {
        const seed = `book/${market.symbol}/${level}`;
        const worth = seededBetween(seed, 10, 4_000);
        return {
          level: quantity(market.ask_token, level / step),
          bid: quantity(market.bid_token, (worth * step) / level),
          ask: quantity(market.ask_token, worth),
          count: seededBetween(`${seed}/count`, 1, 6),
        };
      });
  return { bids: side(-1), asks: side(1) };
}
