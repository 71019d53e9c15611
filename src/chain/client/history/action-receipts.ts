import * as v from '../../core/schema.ts';
import type { ActionReceipt } from '../../model/transaction/evidence.ts';
import { integerTextOf, isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { hyperionRequest } from '../../services/hyperion/request.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Each transaction needs a request. Larger blocks are skipped. */
const MAX_TRANSACTIONS = 20;

const transactionResponse = v.looseObject({ actions: v.array(v.looseObject({})) });

/**
 * The receipts of the transactions' actions from Hyperion. Null if the chain has no Hyperion, if
 * there are too many transactions, or if a receipt is incomplete.
 */
export async function readReceipts(
  { hyperionPool, config }: ChainAccess,
  ids: readonly string[],
): Promise<readonly ActionReceipt[] | null> {
  if (!hyperionPool || ids.length > MAX_TRANSACTIONS) return null;
  const request = hyperionRequest(hyperionPool);
  const hasResponse = config.systemContract === 'fio';
  try {
    const responses = await Promise.all(
      ids.map((id) => request('/v2/history/get_transaction', { id }, transactionResponse)),
    );
    const receipts = responses.flatMap(({ actions }) =>
      actions.length === 0 ? [null] : actions.flatMap((one) => receiptsOf(one, hasResponse)),
    );
    return receipts.every((receipt) => receipt !== null) ? receipts : null;
  } catch {
    return null;
  }
}

/** One receipt per receiver. Null for an incomplete receipt. */
function receiptsOf(
  entry: Readonly<Record<string, unknown>>,
  hasResponse: boolean,
): (ActionReceipt | null)[] {
  const digest = textOf(entry.act_digest)?.toLowerCase() ?? null;
  const codeSequence = numberOf(entry.code_sequence);
  const abiSequence = numberOf(entry.abi_sequence);
  const receipts = listOf(entry.receipts).filter(isRecord);
  if (digest === null || codeSequence === null || abiSequence === null || receipts.length === 0)
    return [null];
  return receipts.map((receipt) => {
    const receiver = textOf(receipt.receiver);
    const globalSequence = integerTextOf(receipt.global_sequence);
    const receiverSequence = integerTextOf(receipt.recv_sequence);
    const response = hasResponse ? receipt.response : null;
    if (receiver === null || globalSequence === null || receiverSequence === null) return null;
    if (hasResponse && typeof response !== 'string') return null;
    const authSequences = listOf(receipt.auth_sequence).map((one): [string, string] => [
      textOf(recordOf(one).account) ?? '',
      integerTextOf(recordOf(one).sequence) ?? '0',
    ]);
    const own = { receiver, digest, globalSequence, receiverSequence };
    return {
      ...own,
      response: typeof response === 'string' ? response : null,
      authSequences,
      codeSequence,
      abiSequence,
    };
  });
}
