import type { Action } from '../../actions/action.ts';
import type { SystemAccounts } from '../../config/types.ts';

/** The power an action grants: control of an account, or approval and execution rights. */
export type SensitivePower = 'control' | 'proposal';

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
export function sensitivePowerOf(
  { account, name }: Pick<Action, 'account' | 'name'>,
  {
    system,
    systemWrapper,
    msig,
    wrap,
  }: Pick<SystemAccounts, 'system' | 'systemWrapper' | 'msig' | 'wrap'>,
): SensitivePower | null {
  if ((account === system || account === systemWrapper) && CONTROL.has(name)) return 'control';
  if (account === msig && PROPOSAL.has(name)) return 'proposal';
  // The wrap contract runs transactions with the authority of any account.
  return account === wrap && name === 'exec' ? 'proposal' : null;
}
