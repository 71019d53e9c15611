import type { Hono } from 'hono';
import { isPublicKey } from '#src/chain/core/key.ts';
import type { Chain } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { nodeKey } from '../keys.ts';
import { name, text } from '../params.ts';
import { nodeRoute } from '../router.ts';

export function keyRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(app, '/v1/history/get_key_accounts', (params) => {
    const key = text(params, 'public_key');
    if (!isPublicKey(key)) throw invalidKey(key);
    return {
      account_names: [...new Set(keyPermissions(chain, key).map(({ account }) => account))],
    };
  });

  nodeRoute(app, '/v1/history/get_controlled_accounts', (params) => {
    const controller = name(params, 'controlling_account');
    const controlled = chain
      .accountNames()
      .filter((account) =>
        chain
          .account(account)
          ?.permissions.some(({ required_auth }) =>
            required_auth.accounts.some(({ permission }) => permission.actor === controller),
          ),
      );
    return { controlled_accounts: controlled.toSorted() };
  });
}

export interface KeyPermission {
  account: string;
  permission: string;
}

/** Every permission with a key, by account name. The key may be in any format. */
export function keyPermissions(chain: Chain, key: string): KeyPermission[] {
  const wanted = nodeKey(key);
  return chain
    .accountNames()
    .toSorted()
    .flatMap((account) =>
      (chain.account(account)?.permissions ?? [])
        .filter(({ required_auth }) =>
          required_auth.keys.some((entry) => nodeKey(entry.key) === wanted),
        )
        .map(({ perm_name }) => ({ account, permission: perm_name })),
    );
}

function invalidKey(key: string): Refusal {
  return new Refusal({
    status: 500,
    code: 3010002,
    name: 'public_key_type_exception',
    what: 'Invalid public key',
    details: [`Invalid public key: ${key}`],
  });
}
