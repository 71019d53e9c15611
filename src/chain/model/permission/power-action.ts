import type { Action } from '../../actions/action.ts';
import type { SystemAccounts } from '../../config/types.ts';

/** The power an action grants: control of an account, or approval and execution rights. */
export type Power = 'control' | 'proposal';

const CONTROL = new Set([
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
  'setcode',
  'setabi',
  'newaccount',
  'newaccount2',
  'limitauthchg',
]);

const PROPOSAL = new Set(['approve', 'exec']);

/** The power an action grants; null for most actions. */
export function powerOf(
  { account, name }: Pick<Action, 'account' | 'name'>,
  { system, front, msig, wrap }: Pick<SystemAccounts, 'system' | 'front' | 'msig' | 'wrap'>,
): Power | null {
  if ((account === system || account === front) && CONTROL.has(name)) return 'control';
  if (account === msig && PROPOSAL.has(name)) return 'proposal';
  // The wrap contract runs transactions with the authority of any account.
  return account === wrap && name === 'exec' ? 'proposal' : null;
}
