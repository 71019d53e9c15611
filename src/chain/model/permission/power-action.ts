import type { Action } from '../../actions/action.ts';
import type { SystemAccounts } from '../../config/types.ts';

/** The power an action grants: control of an account, or approval and execution rights. */
export type SensitivePower = 'control' | 'proposal';

/** System actions that change who controls an account. */
export const CONTROL: ReadonlySet<string> = new Set([
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

/** System actions that give the weight of an account's stake to others. */
const VOTE = new Set(['voteproducer', 'voteproxy', 'regproxy']);

type Called = Pick<Action, 'account' | 'name'>;

/** Whether an action changes who controls an account. */
export function isControlAction({ account, name }: Called, systems: ReadonlySet<string>): boolean {
  return systems.has(account) && CONTROL.has(name);
}

/** Whether an action changes who can do what in the name of an account. */
export function isPowerAction(action: Called, systems: ReadonlySet<string>): boolean {
  const { account, name } = action;
  return isControlAction(action, systems) || (systems.has(account) && VOTE.has(name));
}

/** The power an action grants; null for most actions. */
export function sensitivePowerOf(
  { account, name }: Called,
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
  return account === wrap ? 'proposal' : null;
}
