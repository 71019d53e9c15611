import type { Approval } from '../../model/proposal/proposal.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { readInvalidation } from '../../tables/invalidations.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * Marks approvals that their account invalidated after granting them: the contract keeps them but
 * no longer counts them. Older contracts lack the table. Then none is marked.
 */
export async function withVoided(
  { pool }: ChainAccess,
  approvals: readonly Approval[],
  options?: RequestOptions,
): Promise<readonly Approval[]> {
  const given = approvals.filter(({ givenAt }) => givenAt !== null).map(({ actor }) => actor);
  const voidedAt = new Map(
    await Promise.all(
      [...new Set(given)].map(
        async (actor) =>
          [actor, await readInvalidation(pool, actor, options).catch(() => null)] as const,
      ),
    ),
  );
  return approvals.map((one) => {
    const at = voidedAt.get(one.actor) ?? null;
    return at !== null && one.givenAt !== null && at >= one.givenAt
      ? { ...one, voided: true }
      : one;
  });
}
