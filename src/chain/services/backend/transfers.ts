import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { idText, rowsIn, text } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

export interface TransferQuery {
  readonly contract?: string;
  readonly symbol?: string;
  /** True for received transfers, false for sent ones. Default all. */
  readonly incoming?: boolean;
}

const transfer = v.object({
  from: v.string(),
  to: v.string(),
  /** As the chain writes it: `1.0000 EOS`. */
  quantity: v.string(),
  contract: text,
  memo: text,
  block_num: v.fallback(v.nullable(idText), null),
  block_time: text,
  trx_id: text,
});

export type ListedTransfer = v.InferOutput<typeof transfer>;

/** Transfers of an account, newest first. Memos are hostile texts. */
export function getTransfers(
  backend: Backend,
  account: string,
  { contract, symbol, incoming }: TransferQuery = {},
  options?: RequestOptions,
): Promise<ListedTransfer[]> {
  const path = servicePath('/transfers', account, { contract, symbol, incoming });
  return backend.get(path, rowsIn('transfers', transfer), options);
}
