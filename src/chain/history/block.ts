import { transactionInBlock } from '../model/block-transaction.ts';
import type { TransactionView } from '../model/transaction.ts';
import type { TraceBlockAnswer } from '../rpc/answers.ts';
import { MissingError } from '../rpc/errors.ts';
import { isMissing } from '../rpc/missing.ts';
import type { NodeClient } from '../rpc/node.ts';

/**
 * A transaction from a plain node, for those who know its block: the block itself, and its traces
 * where the node keeps them. Throws MissingError where the block is not there or does not hold it.
 */
export async function transactionFromBlock(
  node: NodeClient,
  id: string,
  blockNum: number,
  signal?: AbortSignal,
): Promise<TransactionView> {
  const traces = node
    .getTransactionTraceBlock(blockNum, { signal })
    .catch((): TraceBlockAnswer | null => null);
  try {
    const view = transactionInBlock(id, await node.getBlock(blockNum, { signal }), await traces);
    if (!view) throw new MissingError('transaction');
    return view;
  } catch (error) {
    if (isMissing(error)) throw new MissingError('transaction');
    throw error;
  }
}
