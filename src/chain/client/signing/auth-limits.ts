import type { Action } from '../../actions/action.ts';
import { type AuthLimit, limitAmong, permissionChange } from '../../model/permission/auth-limit.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { authLimitOf } from '../../tables/auth-limit.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accessAt, nodesInOrder, readFromTwoOperators } from '../chain/two-operators.ts';
import { AuthLimitError } from './authority-errors.ts';

/**
 * A form's actions with the permission that signs in `authorized_by`, where their account has limited
 * which permissions change permissions. Rejects with AuthLimitError if no operator that responds
 * reports that this permission may. The field is left out elsewhere: older contracts lack it.
 */
export async function underAuthLimits(
  access: ChainAccess,
  requested: readonly Action[],
): Promise<readonly Action[]> {
  const accounts = requested.flatMap((action) => permissionChange(action)?.account ?? []);
  const read = async (name: string) => [name, await authLimitsOf(access, name)] as const;
  const limits = new Map(await Promise.all([...new Set(accounts)].map(read)));
  return requested.map((action) => {
    const change = permissionChange(action);
    if (!change) return action;
    const { account, signedBy } = change;
    const { limit, may } = limitAmong(limits.get(account) ?? [], signedBy);
    if (!limit) return action;
    if (!may) throw new AuthLimitError({ actor: account, permission: signedBy }, limit.allowed);
    return { ...action, data: { ...action.data, authorized_by: signedBy } };
  });
}

/** The limit of an account as up to two operators report it; none if none responds. */
export async function authLimitsOf(
  access: ChainAccess,
  account: string,
): Promise<readonly (AuthLimit | null)[]> {
  const { responses } = await readFromTwoOperators(nodesInOrder(access), (node) =>
    orMissingTable(authLimitOf(accessAt(access, node).pool, account), null),
  );
  return responses;
}
