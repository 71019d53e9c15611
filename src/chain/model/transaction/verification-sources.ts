import type { PermissionLevel } from '../../actions/action.ts';
import type { AccountResponse } from '../../rpc/responses.ts';

/** The permissions that actions were authorised with, each once. */
export function uniqueLevels(
  actions: readonly { readonly authorization: readonly PermissionLevel[] }[],
): PermissionLevel[] {
  const levels = new Map<string, PermissionLevel>();
  for (const { authorization } of actions)
    for (const { actor, permission } of authorization)
      levels.set(`${actor}@${permission}`, { actor, permission });
  return [...levels.values()];
}

/** The accounts that a permission of an account names. */
export function actorsBehind(account: AccountResponse, permission: string): PermissionLevel[] {
  const auth = account.permissions.find((one) => one.perm_name === permission)?.required_auth;
  return auth?.accounts.map((one) => one.permission) ?? [];
}
