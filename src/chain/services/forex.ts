import type { ForexSource } from '../config/price-source.ts';
import * as v from '../core/schema.ts';
import { displayCurrencies } from '../model/token/display-currencies.ts';
import { isRecord, numberOf, recordOf } from '../rpc/json.ts';
import type { ForexRates } from './backend/prices.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

const known: readonly string[] = displayCurrencies;

/** Rates by currency, in a field of the response. Bare codes of tokens could mean any of several. */
const ratesIn = (field: string) =>
  v.pipe(
    v.unknown(),
    v.check(isRecord),
    v.transform((body) => {
      const rates = Object.entries(recordOf(recordOf(body)[field])).flatMap(
        ([name, value]): [string, number][] => {
          const [currency, rate] = [name.toUpperCase(), numberOf(value)];
          return known.includes(currency) && rate !== null && rate > 0 ? [[currency, rate]] : [];
        },
      );
      return Object.fromEntries(rates);
    }),
    v.check((rates) => Object.keys(rates).length > 0),
    v.transform((rates): ForexRates => ({ ...rates, USD: 1 })),
  );

/**
 * Rates of the US dollar by a public service. Throws RpcError if it refuses, FetchError for no
 * response or a malformed one.
 *
 * @see https://frankfurter.dev
 * @see https://github.com/fawazahmed0/exchange-api
 */
export function publicForexRates(
  { kind, url }: ForexSource,
  options: Omit<ServiceOptions, 'url'>,
): Promise<ForexRates> {
  const requester = createRequester({ ...options, url });
  return kind === 'frankfurter'
    ? requester.get('/latest?base=USD', ratesIn('rates'))
    : requester.get('/currencies/usd.min.json', ratesIn('usd'));
}
