import type { SystemAccounts } from '../../config/types.ts';
import type { ActionRow } from './action.ts';

/**
 * A quick test of rows whose payments `foldPayments` may merge into them: actions of the system
 * contract, of its wrapper but for plain transfers, and claims at the account that pays producers.
 */
export function mayCausePayments(
  { account, name }: ActionRow,
  { system, systemWrapper, bpay }: Pick<SystemAccounts, 'system' | 'systemWrapper' | 'bpay'>,
): boolean {
  if (account === systemWrapper) return name !== 'transfer';
  return account === system || account === bpay;
}
