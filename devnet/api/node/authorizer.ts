import type { Hono } from 'hono';
import type { Chain } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { nodeKey } from '../keys.ts';
import { isObject, list } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { requiredKeys } from './required-keys.ts';

export function authorizerRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(app, '/v1/chain/get_accounts_by_authorizers', (params) => {
    const keys = new Set(list(params, 'keys').map((key) => nodeKey(String(key))));
    const accounts = list(params, 'accounts').map(accountQuery);
    return { accounts: findAuthorized(chain, keys, accounts) };
  });

  nodeRoute(app, '/v1/chain/get_required_keys', (params) => {
    const available = list(params, 'available_keys').map(String);
    return { required_keys: requiredKeys(chain, params['transaction'], available) };
  });
}

interface AccountQuery {
  actor: string;
  /** Empty for all permissions of the actor. */
  permission: string;
}

/** `alice` or `{actor, permission}`. */
function accountQuery(value: unknown): AccountQuery {
  if (isObject(value)) {
    return { actor: String(value['actor'] ?? ''), permission: String(value['permission'] ?? '') };
  }
  const [actor = '', permission = ''] = String(value).split('@');
  return { actor, permission };
}

function findAuthorized(chain: Chain, keys: Set<string>, accounts: AccountQuery[]): unknown[] {
  const found: unknown[] = [];
  for (const account_name of chain.accountNames()) {
    for (const permission of chain.account(account_name)?.permissions ?? []) {
      const { threshold } = permission.required_auth;
      const row = { account_name, permission_name: permission.perm_name };
      for (const { key, weight } of permission.required_auth.keys) {
        if (!keys.has(nodeKey(key))) continue;
        const authorizing_key = nodeKey(key, chain.spec.keyPrefix);
        found.push({ ...row, authorizing_key, weight, threshold });
      }
      for (const { permission: level, weight } of permission.required_auth.accounts) {
        const isRequested = accounts.some(
          ({ actor, permission: wanted }) =>
            actor === level.actor && (wanted === '' || wanted === level.permission),
        );
        if (isRequested) found.push({ ...row, authorizing_account: level, weight, threshold });
      }
    }
  }
  return found;
}
