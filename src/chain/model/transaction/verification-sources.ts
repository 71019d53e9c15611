import type { PermissionLevel } from '../../actions/action.ts';
import type { AccountResponse } from '../../rpc/responses.ts';

/** The distinct permissions that authorized the actions. */
export function uniqueLevels(
  actions: readonly { readonly authorization: readonly PermissionLevel[] }[],
): PermissionLevel[] {
  const levels = new Map<string, PermissionLevel>();
  for (const { authorization } of actions)
    for (const { actor, permission } of authorization)
      levels.set(`${actor}@${permission}`, { actor, permission });
  return [...levels.values()];
}

/** The accounts named in a permission's authority. */
export function actorsBehind(account: AccountResponse, permission: string): PermissionLevel[] {
  const auth = account.permissions.find((one) => one.perm_name === permission)?.required_auth;
  return auth?.accounts.map((one) => one.permission) ?? [];
}
