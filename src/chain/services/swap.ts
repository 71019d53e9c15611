import * as v from '../core/schema.ts';
import type { Asking } from '../rpc/node.ts';
import { amount, text } from './answer-parts.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const quoteAnswer = v.object({
  success: v.boolean(),
  /** What is got, as decimal text, and of which token. */
  qty: amount,
  token: text,
  errormsg: text,
});

const orderAnswer = v.object({ success: v.boolean(), transaction_id: text, errormsg: text });

export type SwapQuote = v.InferOutput<typeof quoteAnswer>;
export type SwapOrder = v.InferOutput<typeof orderAnswer>;

/**
 * The swap service. An order or a quote that it does not give has `success` false and says why.
 * Errors are those of the requester.
 */
export function createSwap(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** @param amount of the base token, as decimal text. */
    getQuote(base: string, amount: string, quote: string, asking?: Asking): Promise<SwapQuote> {
      const pair = servicePath(servicePath('/v1/quote', base), amount);
      return requester.get(servicePath(pair, quote), quoteAnswer, asking);
    },

    getOrder: (id: string, asking?: Asking): Promise<SwapOrder> =>
      requester.get(servicePath('/v1/order', id), orderAnswer, asking),
  };
}
