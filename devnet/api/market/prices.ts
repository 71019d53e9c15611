import { seedOf } from './seed.ts';

/** A price candle in US dollars. */
export interface Candle {
  /** Start, milliseconds UTC. */
  t: number;
  o: number;
  h: number;
  l: number;
  c: number;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Mean prices of well-known tokens in US dollars. Others are derived from the name. */
const LEVELS: Readonly<Record<string, number>> = {
  EOS: 0.72,
  WAX: 0.045,
  TLOS: 0.13,
  BOS: 0.0006,
  FIO: 0.021,
  SYS: 0.0042,
  XPR: 0.0042,
  XMD: 1,
  XUSDC: 1,
  XBTC: 64_000,
  XETH: 3_100,
  BTC: 64_000,
  ETH: 3_100,
};

/** Vaulta's A, which swaps one for one for EOS. */
const PEGGED: Readonly<Record<string, string>> = { A: 'EOS' };

/** Price waves: amplitude as a share of the price, and period. */
const WAVES: readonly { part: number; period: number }[] = [
  { part: 0.22, period: 211 * DAY_MS },
  { part: 0.07, period: 9 * DAY_MS },
  { part: 0.03, period: 26 * HOUR_MS },
  { part: 0.008, period: 2.5 * HOUR_MS },
];

/** Exchange rates of one dollar. Constant. */
export const FOREX: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  JPY: 151.3,
  CAD: 1.37,
  INR: 83.4,
  CNY: 7.24,
  HKD: 7.81,
  KRW: 1378.5,
  AUD: 1.53,
  SAR: 3.75,
  ETH: 1 / 3_100,
  BTC: 1 / 64_000,
  EOS: 1 / 0.72,
};

/**
 * A token's price at a time, in US dollars. The same on every start, so that charts and tickers
 * agree. Stable coins are constant.
 */
export function priceAt(token: string, time: number): number {
  const code = PEGGED[token] ?? token;
  const level = levelOf(code);
  if (level === 1) return 1;
  const swing = WAVES.reduce((sum, { part, period }, index) => {
    const phase = seedOf(`${code}/${index}`) * 2 * Math.PI;
    return sum + part * Math.sin((2 * Math.PI * time) / period + phase);
  }, 1);
  return figures(level * swing);
}

/** A number of candles. The last one contains `until`. */
export function candles(code: string, step: number, count: number, until: number): Candle[] {
  const last = Math.floor(until / step) * step;
  return Array.from({ length: count }, (_, index) => {
    const t = last - (count - 1 - index) * step;
    const o = priceAt(code, t);
    const c = priceAt(code, Math.min(t + step, until));
    const wick = 1 + 0.004 * seedOf(`${code}/wick/${t}`);
    return { t, o, h: figures(Math.max(o, c) * wick), l: figures(Math.min(o, c) / wick), c };
  });
}

/** Price change within a day, in per cent. */
export function dayChange(code: string, now: number): number {
  return figures((priceAt(code, now) / priceAt(code, now - DAY_MS) - 1) * 100);
}

function levelOf(code: string): number {
  const listed = LEVELS[code];
  return listed ?? 0.0001 * 10 ** (3 * seedOf(code));
}

/** Rounded to eight digits, like price services do. */
function figures(value: number): number {
  return Number(value.toPrecision(8));
}
