import { type Action, changesPermission } from '../../actions/action.ts';

/** An account's own limit on who may change its permissions, set by `limitauthchg`. */
export interface AuthLimit {
  /** Empty if all may that are not disallowed. */
  readonly allowed: readonly string[];
  readonly disallowed: readonly string[];
}

/**
 * What operators report of an account's limit: the first one, if any has it, and whether a permission may
 * change permissions. An operator that lets it is enough: the chain decides.
 */
export function limitAmong(reported: readonly (AuthLimit | null)[], permission: string) {
  const limit = reported.find((one) => one !== null) ?? null;
  const may =
    limit === null || reported.some((one) => one === null || mayChangeUnder(one, permission));
  return { limit, may };
}

function mayChangeUnder({ allowed, disallowed }: AuthLimit, permission: string): boolean {
  return allowed.length > 0 ? allowed.includes(permission) : !disallowed.includes(permission);
}

/** The account whose permission a form's action changes, and the permission that signs; null for others. */
export function permissionChange(
  action: Action,
): { readonly account: string; readonly signedBy: string } | null {
  const { account } = action.data;
  if (!changesPermission(action) || typeof account !== 'string') return null;
  const level = action.authorization.find(({ actor }) => actor === account);
  return level ? { account, signedBy: level.permission } : null;
}
