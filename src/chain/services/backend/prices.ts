import * as v from '../../core/schema.ts';
import { isRecord, numberOf, recordOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { numberIn, rowsIn } from '../fields.ts';
import { pricePoint, type PricePoint } from '../price-points.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

/** Units of each currency for one US dollar. */
export type ForexRates = Readonly<Record<string, number>>;

const forexResponse = v.pipe(
  v.unknown(),
  v.check(isRecord),
  v.transform((body) => {
    const record = recordOf(body);
    const rates = Object.entries(isRecord(record.rates) ? record.rates : record).flatMap(
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

/** Also the format of the channel `marketcap`. */
export const marketCapResponse = numberIn('marketcap', 'usd');
const tickerResponse = numberIn('price', 'usd');
const chartResponse = rowsIn('data', pricePoint);

export function getForex(backend: Backend, options?: RequestOptions): Promise<ForexRates> {
  return backend.get('/forex', forexResponse, options);
}

/** @param id of a token, as in the token list. @param type a period: `day`, `week` */
export function getPriceSeries(backend: Backend, id: string, type: string): Promise<PricePoint[]> {
  return backend.get(servicePath('/priceseries', id, { type }), chartResponse);
}

export function getPriceChart(backend: Backend): Promise<PricePoint[]> {
  return backend.get('/pricechart', chartResponse);
}

/** The core token's price in US dollars. */
export function getTicker(backend: Backend, options?: RequestOptions): Promise<number> {
  return backend.get('/ticker', tickerResponse, options);
}
