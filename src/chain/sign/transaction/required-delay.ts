import type { PermissionLevel } from '../../actions/action.ts';
import type { AccountResponse } from '../../rpc/responses.ts';
import { keyId } from '../../core/key.ts';
import { isSatisfied } from '../verify/authority.ts';

/**
 * The delay in seconds that one key needs to satisfy a permission, since waits count in an
 * authority like keys do. 0 if the key is enough at once, or never.
 */
export function requiredDelay(
  level: PermissionLevel,
  key: string,
  account: AccountResponse,
): number {
  const accounts = new Map([[level.actor, account]]);
  const permission = account.permissions.find(({ perm_name: name }) => name === level.permission);
  if (!permission) return 0;
  const waits = permission.required_auth.waits.map(({ wait_sec: wait }) => wait);
  const isEnough = (waited: number) => isSatisfied(level, [keyId(key)], accounts, waited);
  return [0, ...waits.toSorted((a, b) => a - b)].find(isEnough) ?? 0;
}
