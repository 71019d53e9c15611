import type {
  DeferredTransactionView,
  TransactionView,
} from '../../model/transaction/transaction.ts';
import { MissingError } from '../../rpc/errors.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { historyOf, indexedTransaction } from './history.ts';

/**
 * Without a history provider, a transaction is found by its block number, or by a node that has
 * traces. The node's block is checked: the block must contain the transaction.
 */
export async function readTransaction(
  access: ChainAccess,
  id: string,
  blockNum?: number,
  options?: RequestOptions,
): Promise<TransactionView> {
  try {
    const view = await indexedTransaction(access, id, { ...options, blockNum });
    if (!view.mayBeTruncated) return view;
    const { completeTransaction } = await import('../../history/block.ts');
    return await completeTransaction(access.node, view, access.config.accounts, options?.signal);
  } catch (error) {
    options?.signal?.throwIfAborted();
    const { blockOfTransaction, transactionFromBlock } = await import('../../history/block.ts');
    const number = blockNum ?? (await blockOfTransaction(access.node, id, options?.signal));
    if (number === null) throw error;
    const { accounts } = access.config;
    // A provider that has not indexed the block yet must not make it appear missing.
    return transactionFromBlock(access.node, id, number, accounts, options?.signal).catch(
      (second: unknown) => {
        throw error instanceof MissingError ? error : second;
      },
    );
  }
}

/** A deferred transaction that has not run, from the node or else from a provider. */
export async function readDeferred(
  access: ChainAccess,
  id: string,
): Promise<DeferredTransactionView> {
  const { scheduledTransaction } = await import('../../history/scheduled.ts');
  return scheduledTransaction(access.pool, id).catch(() => historyOf(access).deferred(id));
}
