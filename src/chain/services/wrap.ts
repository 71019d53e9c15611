import * as v from '../core/schema.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { decimal, idText, number, rows, text } from './fields.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

/** A withdrawal from the chain: a swap of a wrapped token for the original. */
const swap = v.object({
  id: idText,
  /** `pending`, `processing`, `success` or `fail`. Any other status is unchanged. */
  status: v.pipe(
    v.string(),
    v.transform((status) => status.toLowerCase()),
  ),
  amount: decimal,
  currency: v.string(),
  network: v.string(),
  /** When it was requested, in the service's format. */
  created: v.fallback(v.nullable(idText), null),
  withdrawalAddress: text,
  withdrawalHash: text,
});

const swapsResponse = v.object({
  swaps: rows(swap),
  /** From 0 or 1, depending on the service. */
  page: number,
  pageSize: number,
  numberOfElements: number,
  totalPages: number,
  totalElements: number,
});

const addressResponse = v.object({
  id: idText,
  address: v.string(),
  coin: v.string(),
  wallet: v.string(),
  memo: text,
});

const withdrawalResponse = v.object({ success: v.boolean(), id: v.fallback(idText, '') });
const deletedResponse = v.unknown();

export type SwapPage = v.InferOutput<typeof swapsResponse>;
export type DepositAddress = v.InferOutput<typeof addressResponse>;

/**
 * The bridge's server. The user signs each request: besides its own fields it has `signer`,
 * `signature` and a transaction of one action. Errors are those of the requester.
 */
export function createWrap(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** @param fields with the coin and its wallet */
    generateAddress: (fields: JsonRecord): Promise<DepositAddress> =>
      requester.send('POST', '/address/generate', fields, addressResponse),

    async deleteAddress(fields: JsonRecord, requestOptions?: RequestOptions): Promise<void> {
      await requester.send('POST', '/address/delete', fields, deletedResponse, requestOptions);
    },

    /** @param fields with the quote's id */
    withdraw: (fields: JsonRecord) =>
      requester.send('POST', '/withdraw', fields, withdrawalResponse),

    /** A page of an account's withdrawals. @param page omitted for the first */
    getWithdrawals(account: string, page?: number): Promise<SwapPage> {
      const path = servicePath('/withdrawals', account, { page });
      return requester.get(path, swapsResponse);
    },
  };
}
