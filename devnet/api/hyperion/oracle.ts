import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { candles, DAY_MS, HOUR_MS } from '../market/prices.ts';
import type { Candle } from '../market/prices.ts';
import { serviceRoute } from '../service.ts';
import { chainTime } from '../time.ts';
import { HyperionError, hyperionRoute } from './route.ts';
import type { Query } from './route.ts';

/** Decimals of a price, which is written as a whole number. */
const PRECISION = 6;
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: HOUR_MS, d: DAY_MS };
const USUAL_BUCKETS = 24;
const MOST_BUCKETS = 1000;

/** Prices of the core token by the tables of delphioracle, as Hyperion's explorer asks for them. */
export function hyperionOracleRoutes(app: Hono, { chain }: ApiContext): void {
  const { code } = chain.spec.symbol;
  const pair = `${code.toLowerCase()}usd`;

  serviceRoute(app, 'GET', '/v2/oracle/pairs', () => [{ name: pair, precision: PRECISION }]);

  hyperionRoute(app, '/v2/oracle/get_datapoints_histogram', (query) => {
    const { interval = '1h' } = query;
    const step = stepOf(interval);
    const now = chainTime(chain);
    const before = timeOf(query, 'before') ?? now;
    const after = timeOf(query, 'after') ?? before - USUAL_BUCKETS * step;
    const count = Math.min(Math.max(Math.ceil((before - after) / step), 0), MOST_BUCKETS);
    const isPair = (query['scope'] ?? pair) === pair;
    const histogram = isPair ? candles(code, step, count, Math.min(before, now)).map(bucket) : [];
    return {
      scope: query['scope'] ?? pair,
      contract: 'delphioracle',
      table: 'datapoints',
      interval,
      time_range: { from: new Date(after).toISOString(), to: new Date(before).toISOString() },
      total_documents: { value: histogram.length, relation: 'eq' },
      histogram,
    };
  });
}

/** Milliseconds of `15m`, `1h` or `1d`. Throws 400 for anything else. */
function stepOf(interval: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,2})([mhd])$/.exec(interval) ?? [];
  const step = Number(count) * (UNITS[unit] ?? NaN);
  if (Number.isNaN(step)) throw new HyperionError(400, 'invalid interval');
  return step;
}

function timeOf(query: Query, field: string): number | undefined {
  const value = query[field];
  if (!value) return undefined;
  const time = Date.parse(/Z$|[+-]\d\d:\d\d$/.test(value) ? value : `${value}Z`);
  if (Number.isNaN(time)) throw new HyperionError(400, `querystring/${field} must be a date`);
  return time;
}

function bucket({ t, o, h, l, c }: Candle): Record<string, unknown> {
  const whole = (price: number): number => Math.round(price * 10 ** PRECISION);
  return {
    timestamp: new Date(t).toISOString(),
    doc_count: 1,
    average_price: whole((o + c) / 2),
    min_price: whole(l),
    max_price: whole(h),
    median_price: whole((o + c) / 2),
  };
}
