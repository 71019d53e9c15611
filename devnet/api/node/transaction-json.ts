import { hexToBytes } from '#src/chain/core/checksum.ts';
import type { Action, Chain, Transaction } from '../../types.ts';
import { publishedCodec } from '../rows.ts';

/** A transaction as in get_block: each action with decoded `data` and its `hex_data`. */
export function transactionJson(chain: Chain, transaction: Transaction): Record<string, unknown> {
  return {
    expiration: transaction.expiration,
    ref_block_num: transaction.ref_block_num,
    ref_block_prefix: transaction.ref_block_prefix,
    max_net_usage_words: transaction.max_net_usage_words,
    max_cpu_usage_ms: transaction.max_cpu_usage_ms,
    delay_sec: transaction.delay_sec,
    context_free_actions: transaction.context_free_actions.map((action) =>
      actionJson(chain, action),
    ),
    actions: transaction.actions.map((action) => actionJson(chain, action)),
    transaction_extensions: transaction.transaction_extensions,
  };
}

function actionJson(chain: Chain, action: Action): Record<string, unknown> {
  const { account, name, authorization } = action;
  const data = decodeActionData(chain, action);
  const shown = { account, name, authorization, data: data ?? action.data };
  return data === undefined ? shown : { ...shown, hex_data: action.data };
}

/** Undefined if the contract's current ABI does not fit the data. */
function decodeActionData(chain: Chain, action: Action): unknown {
  const codec = publishedCodec(chain, action.account);
  const type = codec?.actionType(action.name);
  if (!codec || !type) return undefined;
  try {
    return codec.decodeJson(type, hexToBytes(action.data));
  } catch {
    return undefined;
  }
}
