import type { Action } from '../../actions/action.ts';
import type { SystemAccounts } from '../../config/types.ts';

/** What an action hands over: control of an account, or the power to approve and execute. */
export type Power = 'control' | 'proposal';

const CONTROL = new Set([
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
  'setcode',
  'setabi',
  'newaccount',
  'limitauthchg',
]);

const PROPOSAL = new Set(['approve', 'exec']);

/** The power an action hands over; null for actions that change no one's power. */
export function powerOf(
  { account, name }: Pick<Action, 'account' | 'name'>,
  { system, msig, wrap }: Pick<SystemAccounts, 'system' | 'msig' | 'wrap'>,
): Power | null {
  if (account === system && CONTROL.has(name)) return 'control';
  if (account === msig && PROPOSAL.has(name)) return 'proposal';
  // The wrapper runs whole transactions with the authority of any account.
  return account === wrap && name === 'exec' ? 'proposal' : null;
}
