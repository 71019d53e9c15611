import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import type { Asking } from '../rpc/node.ts';
import { figure, number, rows } from './answer-parts.ts';
import { decimal } from './decimal.ts';
import { sayInstead, takeInstead } from './with-message.ts';
import { createRequester, type ServiceOptions } from './requester.ts';

/** Prices are fiat or another token, for display: the one place where an amount is a number. */
const ratesAnswer = rows(
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
        messages.exchangeRatesNotFetched,
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
