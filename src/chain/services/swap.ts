import * as v from 'valibot';
import type { Asking } from '../rpc/node.ts';
import { decimal } from './decimal.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const text = v.optional(v.nullable(v.string()), null);

const swapAnswer = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  status: v.picklist(['pending', 'success', 'fail', 'processing']),
  /** Decimal text. */
  amount: decimal,
  currency: v.string(),
  network: v.string(),
  created: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  withdrawalAddress: text,
  withdrawalHash: text,
});

export type Swap = v.InferOutput<typeof swapAnswer>;

/** The swap service. Errors are those of the requester. */
export function createSwap(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** @param amount of the base token, as decimal text. */
    getQuote(base: string, amount: string, quote: string, asking?: Asking) {
      const pair = servicePath(servicePath('/v1/quote', base), amount);
      return requester.get(servicePath(pair, quote), v.looseObject({}), asking);
    },

    getOrder: (id: string, asking?: Asking): Promise<Swap> =>
      requester.get(servicePath('/v1/order', id), swapAnswer, asking),
  };
}
