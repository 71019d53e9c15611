import * as v from '../../core/schema.ts';
import { isRecord, numberOf, recordOf } from '../../rpc/json.ts';
import type { Asking } from '../../rpc/node.ts';
import { numberIn, rowsIn } from '../answer-parts.ts';
import { pricePoint, type PricePoint } from '../price-points.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** Units of each currency for one US dollar. */
export type ForexRates = Readonly<Record<string, number>>;

const forexAnswer = v.pipe(
  v.unknown(),
  v.check(isRecord),
  v.transform((body) => {
    const told = recordOf(body);
    const rates = Object.entries(isRecord(told.rates) ? told.rates : told).flatMap(
      ([currency, value]): [string, number][] => {
        const rate = /^[A-Z]{3}$/.test(currency) ? numberOf(value) : null;
        return rate !== null && rate > 0 ? [[currency, rate]] : [];
      },
    );
    return Object.fromEntries(rates);
  }),
  v.check((rates) => Object.keys(rates).length > 0),
  v.transform((rates): ForexRates => ({ ...rates, USD: 1 })),
);

/** What the channel `marketcap` tells too. */
export const marketCapAnswer = numberIn('marketcap', 'usd');
const tickerAnswer = numberIn('price', 'usd');
const chartAnswer = rowsIn('data', pricePoint);

export function getForex(backend: Backend, asking?: Asking): Promise<ForexRates> {
  return backend.get('/forex', forexAnswer, asking);
}

/** @param id of a token, as the list of tokens names it. @param type a stretch: `day`, `week`. */
export function getPriceSeries(
  backend: Backend,
  id: string,
  type: string,
  asking?: Asking,
): Promise<PricePoint[]> {
  return backend.get(servicePath('/priceseries', id, { type }), chartAnswer, asking);
}

export function getPriceChart(backend: Backend, asking?: Asking): Promise<PricePoint[]> {
  return backend.get('/pricechart', chartAnswer, asking);
}

/** The core token's price in US dollars. */
export function getTicker(backend: Backend, asking?: Asking): Promise<number> {
  return backend.get('/ticker', tickerAnswer, asking);
}

/** In US dollars. */
export function getMarketCap(backend: Backend, asking?: Asking): Promise<number> {
  return backend.get('/marketcap', marketCapAnswer, asking);
}
