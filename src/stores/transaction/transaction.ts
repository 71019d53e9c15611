import { readDeferred, readTransaction } from '../../chain/client/history/transaction.ts';
import type {
  DeferredTransactionView,
  TransactionView,
} from '../../chain/model/transaction/transaction.ts';
import { chainAccess } from '../chain/client.ts';
import { cachedChainAccess } from '../chain/cached-chain-access.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Blocks of transactions sent from this page, for the time before a history service has them. */
const sentInBlock = new Map<string, number>();

export function rememberSent(id: string, blockNum: number | null): void {
  if (blockNum !== null) sentInBlock.set(id, blockNum);
}

type AnyTransaction = TransactionView | DeferredTransactionView;

/** A store key: the transaction's id, and its block if the address has it. */
export function transactionKey(id: string, blockNum: string | null): string {
  return blockNum === null ? id : `${id}/${blockNum}`;
}

/**
 * A transaction by its key. If no source has it, it may be scheduled; otherwise it is fetched again
 * later.
 */
export function transactionStore(key: string): LoadStore<AnyTransaction> {
  const [id = '', blockPart] = key.split('/');
  const blockNum = blockPart === undefined ? sentInBlock.get(id) : Number(blockPart);
  return createLoadStore<AnyTransaction>(
    `transaction/${key}`,
    () =>
      readTransaction(cachedChainAccess(), id, blockNum).catch((error: unknown) =>
        readDeferred(chainAccess(), id).catch(() => {
          throw error;
        }),
      ),
    { retryMissingAfter: 3_000, unaffected: true },
  );
}
