import * as v from '../core/schema.ts';
import { amount, text } from './fields.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const quoteResponse = v.object({
  success: v.boolean(),
  /** The amount received, as decimal text, and its token. */
  qty: amount,
  token: text,
  errormsg: text,
});

const orderResponse = v.object({ success: v.boolean(), transaction_id: text, errormsg: text });

export type SwapQuote = v.InferOutput<typeof quoteResponse>;
export type SwapOrder = v.InferOutput<typeof orderResponse>;

/**
 * The swap service. A refused order or quote has `success` false and a reason. Errors are those of
 * the requester.
 */
export function createSwap(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** @param amount of the base token, as decimal text */
    getQuote(base: string, amount: string, quote: string): Promise<SwapQuote> {
      const pair = servicePath(servicePath('/v1/quote', base), amount);
      return requester.get(servicePath(pair, quote), quoteResponse);
    },

    getOrder: (id: string): Promise<SwapOrder> =>
      requester.get(servicePath('/v1/order', id), orderResponse),
  };
}
