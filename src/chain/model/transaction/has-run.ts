import type { ActionView } from '../action/action.ts';
import type { TransactionStatus } from './transaction.ts';

type Named = Pick<ActionView, 'account' | 'name'>;

/**
 * Whether the actions a source tells of a transaction took place. Of a deferred one that failed they
 * did where they are those of its sender's handler, which begin with the notice of the failure.
 */
export function hasRun(transaction: {
  status: TransactionStatus;
  actions: readonly Named[];
}): boolean {
  const { status, actions } = transaction;
  return status === 'executed' || (status === 'soft_fail' && isFailureNotice(actions[0]));
}

/** The chain alone can make this action. */
export function isFailureNotice(action: Named | undefined): boolean {
  return action?.account === 'eosio' && action.name === 'onerror';
}
