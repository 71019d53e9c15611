import type { ActionView } from '../../action/action.ts';

/** System actions that change who can do what. */
const POWERS: ReadonlySet<string> = new Set([
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
  'newaccount',
  'newaccount2',
  'setcode',
  'setabi',
  'limitauthchg',
  'voteproducer',
  'voteproxy',
  'regproxy',
]);

export function isPowerAction(
  { account, name }: Pick<ActionView, 'account' | 'name'>,
  systems: ReadonlySet<string>,
): boolean {
  return systems.has(account) && POWERS.has(name);
}
