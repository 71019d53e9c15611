import type { TransactionView } from '../../model/transaction/transaction.ts';
import { transactionOf } from './plain-transaction.ts';
import { hyperionTraces } from './traces.ts';

/** From Hyperion's get_transaction. Null if the response has no actions. Rewards are not summed. */
export function hyperionTransaction(id: string, response: unknown): TransactionView | null {
  return transactionOf(id, response, hyperionTraces);
}
