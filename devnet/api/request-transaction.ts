import { isName } from '#src/chain/core/name.ts';
import * as v from '#src/chain/core/schema.ts';
import { hex } from '../abi/hex.ts';
import { packTransaction } from '../engine/transaction-packing.ts';
import { openTransaction } from '../engine/transactions.ts';
import type { OpenedTransaction } from '../engine/transactions.ts';
import type { Action, Chain } from '../types.ts';
import { publishedCodec } from './rows.ts';

const name = v.pipe(v.string(), v.check(isName));
const whole = (most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.check((value) => value >= 0 && value <= most),
  );
const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  v.check((text) => !Number.isNaN(Date.parse(`${text}Z`))),
);

const headerEntries = {
  expiration: time,
  ref_block_num: whole(0xffff),
  ref_block_prefix: whole(0xffff_ffff),
  max_net_usage_words: whole(),
  max_cpu_usage_ms: whole(),
  delay_sec: whole(),
};

/** A transaction header in the JSON that services receive. */
export const requestHeader = v.object(headerEntries);

export const requestAction = v.object({
  account: name,
  name,
  authorization: v.array(v.object({ actor: name, permission: name })),
  /** By field name, or packed in hex. */
  data: v.union([v.string(), v.record(v.string(), v.unknown())]),
});

export const requestTransaction = v.object({ ...headerEntries, actions: v.array(requestAction) });

type RequestHeader = v.InferOutput<typeof requestHeader>;
export type RequestAction = v.InferOutput<typeof requestAction>;

/** The transaction of a request. Throws a sentence if an action cannot be packed. */
export function openRequested(
  chain: Chain,
  header: RequestHeader,
  actions: readonly RequestAction[],
  signatures: string[] = [],
): OpenedTransaction {
  const packed = packTransaction({
    ...header,
    context_free_actions: [],
    actions: actions.map((action) => packedAction(chain, action)),
    transaction_extensions: [],
  });
  return openTransaction({
    signatures,
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: hex(packed),
  });
}

function packedAction(chain: Chain, action: RequestAction): Action {
  const { account, name: action_name, data } = action;
  if (typeof data === 'string') return { ...action, data };
  const codec = publishedCodec(chain, account);
  const type = codec?.actionType(action_name);
  if (!codec || !type) throw new Error(`Unknown action ${action_name} in contract ${account}`);
  return { ...action, data: hex(codec.encodeJson(type, data)) };
}
