import type { AuthLimit } from '../../chain/model/permission/auth-limit.ts';
import { authLimitOf } from '../../chain/tables/auth-limit.ts';
import { actualFacts } from '../chain/contract-facts.ts';
import { nodePool } from '../chain/node.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Which permissions of an account may change its permissions. Empty if it set no limit. */
export function authLimitStore(account: string): LoadStore<AuthLimit | null> {
  return createLoadStore(
    `account/${account}/auth-limit`,
    async () =>
      (await actualFacts()).authLimits === true ? authLimitOf(nodePool(), account) : null,
    { isEmpty: (limit) => limit === null },
  );
}
