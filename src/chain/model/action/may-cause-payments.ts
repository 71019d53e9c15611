import type { SystemAccounts } from '../../config/types.ts';
import type { ActionRow } from './action.ts';

/**
 * A quick test of rows whose payments `foldPayments` may merge into them: actions of the system
 * contract, and of its wrapper but for plain transfers.
 */
export function mayCausePayments(
  { account, name }: ActionRow,
  { system, systemWrapper }: Pick<SystemAccounts, 'system' | 'systemWrapper'>,
): boolean {
  return account === system || (account === systemWrapper && name !== 'transfer');
}
