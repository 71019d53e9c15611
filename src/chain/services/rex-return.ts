import * as v from 'valibot';
import type { Asking } from '../rpc/node.ts';
import { takeInstead } from './instead.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

/** Milliseconds UTC, and prices for display. */
export interface PricePoint {
  readonly t: number;
  readonly o: number;
  readonly h: number;
  readonly l: number;
  readonly c: number;
}

export interface RexReturn {
  /** Per year, in percent; null where it cannot be told. */
  readonly rate: number | null;
  /** The last 7 days. */
  readonly prices: readonly PricePoint[];
}

export interface RexReturnOptions extends ServiceOptions {
  /** The path behind the URL; none unless told. */
  readonly path?: string;
  readonly now?: () => number;
}

/** 7 days of hours. */
const POINTS = 168;
const HOUR_MS = 3_600_000;

const QUERY = '{ rexReturn priceChart(days: 7) { t o h l c } }';

const figure = v.pipe(v.number(), v.finite());
const graphAnswer = v.looseObject({
  data: v.looseObject({
    rexReturn: v.optional(v.nullable(figure), null),
    priceChart: v.array(v.object({ t: figure, o: figure, h: figure, l: figure, c: figure })),
  }),
});

/** The return of REX and the price of the last week, from a GraphQL service. */
export function createRexReturn(options: RexReturnOptions) {
  const { path = '', now = Date.now } = options;
  const requester = createRequester(options);

  return {
    /** Where the service fails, the rate is null and the week a flat line of hourly zeros. */
    async get(asking: Asking = {}): Promise<RexReturn> {
      const flight = requester.send('POST', path, { query: QUERY }, graphAnswer, asking);
      const answer = await takeInstead(flight, null, asking.signal);
      if (!answer) return { rate: null, prices: flatWeek(now()) };
      const { rexReturn, priceChart } = answer.data;
      return { rate: rexReturn, prices: priceChart.length > 0 ? priceChart : flatWeek(now()) };
    },
  };
}

/** An hour a point, the last one the hour that has begun. */
function flatWeek(at: number): PricePoint[] {
  const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
  return Array.from({ length: POINTS }, (_, place) => ({
    ...{ t: hour - (POINTS - 1 - place) * HOUR_MS, o: 0, h: 0, l: 0, c: 0 },
  }));
}
