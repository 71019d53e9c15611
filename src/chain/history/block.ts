import type { SystemAccounts } from '../config/types.ts';
import { transactionInBlock } from '../model/block/block-transaction.ts';
import type { TransactionView } from '../model/transaction/transaction.ts';
import type { TraceBlockResponse } from '../rpc/responses.ts';
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
