import * as v from 'valibot';
import type { Asking } from '../rpc/node.ts';
import { decimal } from './decimal.ts';
import { sayInstead, takeInstead } from './instead.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

const figure = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);

/** Prices are fiat or another token, for display: the one place where an amount is a number. */
const ratesAnswer = v.array(
  v.object({
    contract: v.string(),
    symbol: v.string(),
    rank: figure,
    rates: v.array(
      v.object({
        counterCurrency: v.string(),
        price: v.pipe(v.number(), v.finite()),
        priceChangePercent: figure,
        marketCap: figure,
        volume: figure,
        timestamp: v.optional(v.nullable(v.union([v.number(), v.string()])), null),
      }),
    ),
  }),
);

const feeAnswer = v.object({
  quoteId: v.string(),
  /** Decimal text. */
  estimatedFee: decimal,
  currency: v.string(),
  network: v.string(),
});

export type ExchangeRate = v.InferOutput<typeof ratesAnswer>[number];
export type FeeEstimate = v.InferOutput<typeof feeAnswer>;

/** What the account service tells to everyone: rates, and what a withdrawal costs. */
export function createRates(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** Throws 'Could not fetch exchange rates'. */
    getExchangeRates: (asking: Asking = {}): Promise<ExchangeRate[]> =>
      sayInstead(
        requester.get('/v1/chain/exchange-rates/info', ratesAnswer, asking),
        'Could not fetch exchange rates',
        asking.signal,
      ),

    /** Undefined where it cannot be told. */
    estimateFee: (
      currency: string,
      network: string,
      asking: Asking = {},
    ): Promise<FeeEstimate | undefined> => {
      const path = '/v1/swaps/calculate-estimated-fee';
      const flight = requester.send('POST', path, { currency, network }, feeAnswer, asking);
      return takeInstead(flight, undefined, asking.signal);
    },
  };
}
