import * as v from '../core/schema.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { Asking } from '../rpc/node.ts';
import { idText, number, rows, text } from './answer-parts.ts';
import { decimal } from './decimal.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

/** A withdrawal from the chain: a swap of a wrapped token for what it stands for. */
const swap = v.object({
  id: idText,
  /** `pending`, `processing`, `success` or `fail`; another word stays as it came. */
  status: v.pipe(
    v.string(),
    v.transform((word) => word.toLowerCase()),
  ),
  amount: decimal,
  currency: v.string(),
  network: v.string(),
  /** When it was asked for, as the service writes it. */
  created: v.fallback(v.nullable(idText), null),
  withdrawalAddress: text,
  withdrawalHash: text,
});

const swapsAnswer = v.object({
  swaps: rows(swap),
  /** From 0 or 1, as the service counts. */
  page: number,
  pageSize: number,
  numberOfElements: number,
  totalPages: number,
  totalElements: number,
});

const addressAnswer = v.object({
  id: idText,
  address: v.string(),
  coin: v.string(),
  wallet: v.string(),
  memo: text,
});

const withdrawalAnswer = v.object({ success: v.boolean(), id: v.fallback(idText, '') });
const deletedAnswer = v.unknown();

export type SwapPage = v.InferOutput<typeof swapsAnswer>;
export type DepositAddress = v.InferOutput<typeof addressAnswer>;

/**
 * The bridge's server. What it is sent is signed by the user: `signer`, the one signature and the
 * transaction of one action, beside the fields of each call. Errors are those of the requester.
 */
export function createWrap(options: ServiceOptions) {
  const requester = createRequester(options);
  return {
    /** @param fields with the coin and its wallet. */
    generateAddress: (fields: JsonRecord, asking?: Asking): Promise<DepositAddress> =>
      requester.send('POST', '/address/generate', fields, addressAnswer, asking),

    async deleteAddress(fields: JsonRecord, asking?: Asking): Promise<void> {
      await requester.send('POST', '/address/delete', fields, deletedAnswer, asking);
    },

    /** @param fields with the quote's id. */
    withdraw: (fields: JsonRecord, asking?: Asking) =>
      requester.send('POST', '/withdraw', fields, withdrawalAnswer, asking),

    /** An account's withdrawals, a page of them. @param page none for the service's first. */
    getWithdrawals(account: string, page?: number, asking?: Asking): Promise<SwapPage> {
      const path = servicePath('/withdrawals', account, { page });
      return requester.get(path, swapsAnswer, asking);
    },
  };
}
