import type { Action } from '../../chain/actions/action.ts';
import { accessAt, nodesInOrder, readAtTwo } from '../../chain/client/chain/two-operators.ts';
import {
  type AuthLimit,
  mayChangeUnder,
  permissionChange,
} from '../../chain/model/permission/auth-limit.ts';
import { AuthLimitError } from '../../chain/sign/session/signing-errors.ts';
import { authLimitOf } from '../../chain/tables/auth-limit.ts';
import { chainAccess } from '../chain/client.ts';
import { actualFacts } from '../chain/contract-facts.ts';

/**
 * A form's actions with the permission that signs in `authorized_by`, where their account has limited
 * which permissions change permissions. Rejects with AuthLimitError if no operator that responds
 * reports that this permission may. The field is left out elsewhere: older contracts lack it.
 */
export async function underAuthLimits(requested: readonly Action[]): Promise<readonly Action[]> {
  if ((await actualFacts()).authLimits !== true) return requested;
  const accounts = requested.flatMap((action) => permissionChange(action)?.account ?? []);
  const limits = await readLimits([...new Set(accounts)]);
  return requested.map((action) => {
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
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly (AuthLimit | null)[]>> {
  const access = chainAccess();
  const read = async (name: string) => {
    const { given } = await readAtTwo(nodesInOrder(access), (node) =>
      authLimitOf(accessAt(access, node).pool, name),
    );
    return [name, given] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}
