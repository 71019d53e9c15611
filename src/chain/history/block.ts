import type { SystemAccounts } from '../config/types.ts';
import { allTraces } from '../model/action/traces.ts';
import { transactionInBlock } from '../model/block/block-transaction.ts';
import type { TransactionView } from '../model/transaction/transaction.ts';
import type { TraceBlockResponse } from '../rpc/responses.ts';
import { MissingError } from '../rpc/errors.ts';
import { isMissing } from '../rpc/missing.ts';
import type { NodeClient } from '../rpc/node.ts';

/**
 * A transaction of a known block, read from a plain node: the block, and its traces if the node
 * keeps them. Throws MissingError if the block is missing or does not contain the transaction.
 */
export async function transactionFromBlock(
  node: NodeClient,
  id: string,
  blockNum: number,
  accounts: SystemAccounts,
  signal?: AbortSignal,
): Promise<TransactionView> {
  const traces = node
    .getTransactionTraceBlock(blockNum, { signal })
    .catch((): TraceBlockResponse | null => null);
  try {
    const block = await node.getBlock(blockNum, { signal });
    const view = transactionInBlock(id, block, await traces, accounts);
    if (!view) throw new MissingError('transaction');
    return view;
  } catch (error) {
    if (isMissing(error)) throw new MissingError('transaction');
    throw error;
  }
}

/** The transaction from a node with traces, which are complete. As it is if none responds. */
export async function completeTransaction(
  node: NodeClient,
  view: TransactionView,
  accounts: SystemAccounts,
  signal?: AbortSignal,
): Promise<TransactionView> {
  try {
    const { id, blockNum } = view;
    const transaction = await transactionFromBlock(node, id, blockNum, accounts, signal);
    const isComplete = allTraces(transaction.actions).length >= allTraces(view.actions).length;
    return transaction.source === 'trace' && isComplete ? transaction : view;
  } catch {
    signal?.throwIfAborted();
    return view;
  }
}

/** The number of a transaction's block, from a node with traces; null if none knows it. */
export async function blockOfTransaction(
  node: NodeClient,
  id: string,
  signal?: AbortSignal,
): Promise<number | null> {
  try {
    return (await node.getTransactionTrace(id, { signal })).block_num;
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}
