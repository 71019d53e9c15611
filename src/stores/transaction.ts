import { readTransaction } from '../chain/client/history.ts';
import type { TransactionView } from '../chain/model/transaction.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

/** Blocks of transactions sent from this page: found there before a history service has them. */
const sentInBlock = new Map<string, number>();

export function rememberSent(id: string, blockNum: number | null): void {
  if (blockNum !== null) sentInBlock.set(id, blockNum);
}

/** A transaction by its id. One that no source has yet is looked for again. */
export function transactionStore(id: string): LoadStore<TransactionView> {
  return createLoadStore(
    `transaction/${id}`,
    () => readTransaction(chainAccess(), id, sentInBlock.get(id)),
    { lookAgainAfter: 3_000 },
  );
}
