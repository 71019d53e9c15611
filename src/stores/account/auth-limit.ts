import { authLimitsOf } from '../../chain/client/signing/auth-limits.ts';
import type { AuthLimit } from '../../chain/model/permission/auth-limit.ts';
import { chainAccess } from '../chain/client.ts';
import { actualFacts } from '../chain/contract-facts.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Which permissions of an account may change its permissions, as each of two operators reports it. */
export function authLimitStore(account: string): LoadStore<readonly (AuthLimit | null)[]> {
  return createLoadStore(`account/${account}/auth-limit`, async () =>
    (await actualFacts()).authLimits === true ? authLimitsOf(chainAccess(), account) : [],
  );
}
