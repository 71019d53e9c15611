import type { PermissionLevel } from '../../actions/action.ts';
import type { AccountAnswer } from '../../rpc/answers.ts';
import { isSatisfied, modernKey } from '../verify/authority.ts';

/**
 * Seconds that a transaction has to wait on the chain for one key to be enough for a permission: an
 * authority may count having waited as it counts keys. 0 where the key is enough at once, and where
 * it never is.
 */
export function requiredDelay(level: PermissionLevel, key: string, account: AccountAnswer): number {
  const accounts = new Map([[level.actor, account]]);
  const held = account.permissions.find(({ perm_name: name }) => name === level.permission);
  if (!held) return 0;
  const waits = held.required_auth.waits.map(({ wait_sec: wait }) => wait);
  const isEnough = (waited: number) => isSatisfied(level, [modernKey(key)], accounts, waited);
  return [0, ...waits.toSorted((a, b) => a - b)].find(isEnough) ?? 0;
}
