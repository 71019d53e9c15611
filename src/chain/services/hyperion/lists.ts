import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { distinct } from '../../model/permission/key-accounts.ts';
import type { KeyAccount } from '../../model/permission/key.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import type { PermissionLink } from '../../model/permission/permission-tree.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionRequest } from './request.ts';

export interface CreatedAccount {
  readonly name: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly transactionId: string;
}

const createdResponse = v.looseObject({
  accounts: v.array(
    v.looseObject({ name: v.string(), timestamp: v.string(), trx_id: v.optional(v.string(), '') }),
  ),
});

const keyAccountsResponse = v.looseObject({
  account_names: v.array(v.string()),
  /** Only newer versions, and only with `details`. */
  permissions: v.optional(
    v.nullable(
      v.array(
        v.looseObject({ owner: v.string(), name: v.string(), auth: v.optional(v.unknown()) }),
      ),
    ),
  ),
});

const linksResponse = v.looseObject({
  links: v.array(
    v.looseObject({
      permission: v.string(),
      code: v.string(),
      action: v.optional(v.nullable(v.string()), null),
    }),
  ),
});

/** Lists of a Hyperion service: accounts by creator or key, linked actions. */
export function createHyperionLists(pool: Pool) {
  const request = hyperionRequest(pool);
  return {
    /** A hundred accounts after `skip`, in the service's order, newest first. */
    async getCreatedAccounts(
      account: string,
      { skip = 0, ...options }: RequestOptions & { readonly skip?: number } = {},
    ): Promise<CreatedAccount[]> {
      const query = { account, limit: limits.childrenPage, ...(skip > 0 && { skip }) };
      const path = '/v2/history/get_created_accounts';
      const response = await request(path, query, createdResponse, options);
      return response.accounts
        .slice(0, limits.childrenPage)
        .map(({ name, timestamp, trx_id: transactionId }) => ({
          name,
          time: timeOf(timestamp),
          transactionId,
        }));
    },

    /** Older versions return accounts without permissions. Then the permission is empty. */
    async getKeyAccounts(key: string, options?: RequestOptions): Promise<KeyAccount[]> {
      const query = { public_key: key, details: true };
      const response = await request(
        '/v2/state/get_key_accounts',
        query,
        keyAccountsResponse,
        options,
      );
      const detailed = (response.permissions ?? []).map((row) => ({
        account: row.owner,
        permission: row.name,
        weight: null,
        threshold: null,
      }));
      const bare = response.account_names
        .filter((account) => !detailed.some((row) => row.account === account))
        .map((account) => ({ account, permission: '', weight: null, threshold: null }));
      return distinct([...detailed, ...bare]);
    },

    async getLinks(account: string, options?: RequestOptions): Promise<PermissionLink[]> {
      const query = { account, limit: limits.childrenPage };
      const response = await request('/v2/state/get_links', query, linksResponse, options);
      return response.links.slice(0, limits.childrenPage).map(({ permission, code, action }) => ({
        permission,
        contract: code,
        action: action === '' ? null : action,
      }));
    },
  };
}
