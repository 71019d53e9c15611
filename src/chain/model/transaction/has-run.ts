import type { ActionView } from '../action/action.ts';
import type { TransactionStatus } from './transaction.ts';

type Named = Pick<ActionView, 'account' | 'name'>;

/**
 * Whether a transaction's reported actions were executed. For a failed deferred transaction, they
 * were if they belong to its error handler, which begins with the failure notice.
 */
export function hasRun(transaction: {
  status: TransactionStatus;
  actions: readonly Named[];
}): boolean {
  const { status, actions } = transaction;
  return status === 'executed' || (status === 'soft_fail' && isFailureNotice(actions[0]));
}

/** Only the chain itself can send this action. */
export function isFailureNotice(action: Named | undefined): boolean {
  return action?.account === 'eosio' && action.name === 'onerror';
}
