import { readReceipt, readSignatures } from '../../model/action/receipt.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { isFailureNotice, type TransactionView } from '../../model/transaction/transaction.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { hyperionTraces } from './traces.ts';

/** From Hyperion's get_transaction. Null if the response has no actions. Rewards are not summed. */
export function hyperionTransaction(id: string, response: unknown): TransactionView | null {
  const entries = listOf(recordOf(response).actions).filter(isRecord);
  const [first] = entries;
  if (!first) return null;
  // One entry, usually the first, has the receipt and the signatures.
  const billed = entries.find((entry) => numberOf(entry.net_usage_words) !== null) ?? first;
  const signed = entries.find((entry) => listOf(entry.signatures).length > 0) ?? first;
  const actions = hyperionTraces(entries);
  // The response lists executed actions and no status.
  const producer = textOf(first.producer);
  const status = isFailureNotice(actions[0]) ? 'soft_fail' : 'executed';
  return {
    id: textOf(recordOf(response).trx_id) ?? id,
    ...readReceipt({ ...billed, status }),
    blockNum: numberOf(first.block_num) ?? 0,
    blockTime: timeOf(first.timestamp ?? first['@timestamp']),
    delaySeconds: 0,
    expiration: null,
    ...(producer !== null && { producer }),
    signatures: readSignatures(signed.signatures),
    actions,
    raw: response,
    source: 'hyperion',
  };
}
