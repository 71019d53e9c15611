import type { Action } from '../../actions/action.ts';
import {
  type AuthLimit,
  mayChangeUnder,
  permissionChange,
} from '../../model/permission/auth-limit.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { authLimitOf } from '../../tables/auth-limit.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accessAt, nodesInOrder, readAtTwo } from '../chain/two-operators.ts';
import { AuthLimitError } from './authority-errors.ts';

/**
 * A form's actions with the permission that signs in `authorized_by`, where their account has limited
 * which permissions change permissions. Rejects with AuthLimitError if no operator that responds
 * reports that this permission may. The field is left out elsewhere: older contracts lack it.
 */
export async function underAuthLimits(
  access: ChainAccess,
  wanted: readonly Action[],
): Promise<readonly Action[]> {
  const accounts = wanted.flatMap((action) => permissionChange(action)?.account ?? []);
  const limits = await readLimits(access, [...new Set(accounts)]);
  return wanted.map((action) => {
    const change = permissionChange(action);
    if (!change) return action;
    const { account, signedBy } = change;
    const reported = limits.get(account) ?? [];
    const first = reported.find((limit) => limit !== null);
    if (!first) return action;
    if (reported.every((limit) => limit !== null && !mayChangeUnder(limit, signedBy)))
      throw new AuthLimitError({ actor: account, permission: signedBy }, first.allowed);
    return { ...action, data: { ...action.data, authorized_by: signedBy } };
  });
}

/** The limits of accounts as up to two operators report them; none if none responds. */
async function readLimits(
  access: ChainAccess,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly (AuthLimit | null)[]>> {
  const read = async (name: string) => {
    const { given } = await readAtTwo(nodesInOrder(access), (node) =>
      orMissingTable(authLimitOf(accessAt(access, node).pool, name), null),
    );
    return [name, given] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}
