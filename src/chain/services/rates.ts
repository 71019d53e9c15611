import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { decimal, figure, number, rows } from './fields.ts';
import { withMessage, orAnyError } from '../rpc/fallback.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

/** Prices are fiat or another token, for display. Only here amounts are numbers. */
const ratesResponse = rows(
  v.object({
    contract: v.string(),
    symbol: v.string(),
    rank: figure,
    rates: rows(
      v.object({
        counterCurrency: v.string(),
        price: number,
        priceChangePercent: figure,
        marketCap: figure,
        volume: figure,
        /** Milliseconds UTC. */
        timestamp: figure,
      }),
    ),
  }),
);

const feeResponse = v.object({
  quoteId: v.string(),
  /** Decimal text. */
  estimatedFee: decimal,
  currency: v.string(),
  network: v.string(),
});

export type ExchangeRate = v.InferOutput<typeof ratesResponse>[number];
export type FeeEstimate = v.InferOutput<typeof feeResponse>;

/** Public data of the account service: exchange rates and withdrawal fees. */
export function createRates(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** Throws 'Could not fetch exchange rates'. */
    getExchangeRates: (requestOptions: RequestOptions = {}): Promise<ExchangeRate[]> =>
      withMessage(
        requester.get('/v1/chain/exchange-rates/info', ratesResponse, requestOptions),
        messages.exchangeRatesNotFetched,
        requestOptions.signal,
      ),

    /** Undefined if the request fails. */
    estimateFee: (currency: string, network: string): Promise<FeeEstimate | undefined> => {
      const path = '/v1/swaps/calculate-estimated-fee';
      const request = requester.send('POST', path, { currency, network }, feeResponse);
      return orAnyError(request, undefined);
    },
  };
}
