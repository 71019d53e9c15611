import * as v from 'valibot';
import type { JsonRecord } from '../rpc/json.ts';
import type { Asking } from '../rpc/node.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const text = v.optional(v.nullable(v.string()), null);
const count = v.optional(v.nullable(v.number()), null);

/** A deposit or withdrawal on its way over the bridge. */
const passageAnswer = v.object({
  index: count,
  proton_account: text,
  balance: v.object({ quantity: v.string(), contract: v.string() }),
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  txid: text,
  chain: text,
  deposit_address: text,
  status: v.string(),
  finish_txid: text,
  wrap_hash: text,
  confirmations: count,
});

export type BridgePassage = v.InferOutput<typeof passageAnswer>;

/** The bridge's server. Errors are those of the requester. */
export function createWrap(options: ServiceOptions) {
  const requester = createRequester(options);
  const send = (path: string, fields: JsonRecord, asking?: Asking) =>
    requester.send('POST', path, fields, v.looseObject({}), asking);
  return {
    generateAddress: (fields: JsonRecord, asking?: Asking) =>
      send('/address/generate', fields, asking),

    deleteAddress: (fields: JsonRecord, asking?: Asking) => send('/address/delete', fields, asking),

    withdraw: (fields: JsonRecord, asking?: Asking) => send('/withdraw', fields, asking),

    getWithdrawal: (id: string, asking?: Asking): Promise<BridgePassage> =>
      requester.get(servicePath('/withdrawals', id), passageAnswer, asking),
  };
}
