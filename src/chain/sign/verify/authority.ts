import { keyId } from '../../core/key.ts';
import type { PermissionLevel } from '../../actions/action.ts';
import type { AccountResponse } from '../../rpc/responses.ts';

type Accounts = ReadonlyMap<string, AccountResponse>;

/** The depth limit of nodes. */
const MAX_DEPTH = 6;

/**
 * Whether keys and a delay satisfy a permission now: true, false, or null if it depends on an
 * account that could not be loaded.
 */
export function isSatisfied(
  level: PermissionLevel,
  keys: readonly string[],
  accounts: Accounts,
  waited = 0,
  depth = 0,
): boolean | null {
  const account = accounts.get(level.actor);
  if (!account || depth >= MAX_DEPTH) return null;
  const auth = authorityOf(account, level.permission);
  if (!auth) return account.permissions.length === 0 ? null : false;
  let sure = 0;
  let possible = 0;
  for (const { key, weight } of auth.keys) if (keys.includes(keyId(key))) sure += weight;
  for (const { wait_sec: wait, weight } of auth.waits) if (waited >= wait) sure += weight;
  for (const { permission, weight } of auth.accounts) {
    const met = isSatisfied(permission, keys, accounts, waited, depth + 1);
    if (met) sure += weight;
    else if (met === null) possible += weight;
  }
  if (sure >= auth.threshold) return true;
  return sure + possible >= auth.threshold ? null : false;
}

/** All keys of a permission, directly or through other accounts. */
export function keysBehind(level: PermissionLevel, accounts: Accounts, depth = 0): string[] {
  const account = accounts.get(level.actor);
  const auth = account && authorityOf(account, level.permission);
  if (!auth || depth >= MAX_DEPTH) return [];
  return [
    ...auth.keys.map(({ key }) => keyId(key)),
    ...auth.accounts.flatMap(({ permission }) => keysBehind(permission, accounts, depth + 1)),
  ];
}

function authorityOf(account: AccountResponse, permission: string) {
  return account.permissions.find(({ perm_name: name }) => name === permission)?.required_auth;
}
