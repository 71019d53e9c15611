import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { distinct } from '../../model/permission/key-accounts.ts';
import type { KeyAccount } from '../../model/permission/key.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import type { PermissionLink } from '../../model/permission/permission-tree.ts';
import type { Asking } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionAsk } from './request.ts';

export interface CreatedAccount {
  readonly name: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly transactionId: string;
}

const createdAnswer = v.looseObject({
  accounts: v.array(
    v.looseObject({ name: v.string(), timestamp: v.string(), trx_id: v.optional(v.string(), '') }),
  ),
});

const keyAccountsAnswer = v.looseObject({
  account_names: v.array(v.string()),
  /** Newer versions only, and only when asked for details. */
  permissions: v.optional(
    v.nullable(
      v.array(
        v.looseObject({ owner: v.string(), name: v.string(), auth: v.optional(v.unknown()) }),
      ),
    ),
  ),
});

const linksAnswer = v.looseObject({
  links: v.array(
    v.looseObject({
      permission: v.string(),
      code: v.string(),
      action: v.optional(v.nullable(v.string()), null),
    }),
  ),
});

/** What a Hyperion service lists: accounts by their creator or a key, links of actions. */
export function createHyperionLists(pool: Pool) {
  const ask = hyperionAsk(pool);
  return {
    /** A hundred, the newest first as the service orders them, after as many as are skipped. */
    async getCreatedAccounts(
      account: string,
      { skip = 0, ...asking }: Asking & { readonly skip?: number } = {},
    ): Promise<CreatedAccount[]> {
      const query = { account, limit: limits.childrenPage, ...(skip > 0 && { skip }) };
      const path = '/v2/history/get_created_accounts';
      const answer = await ask(path, query, createdAnswer, asking);
      return answer.accounts.map(({ name, timestamp, trx_id: transactionId }) => ({
        ...{ name, time: timeOf(timestamp), transactionId },
      }));
    },

    /** Older versions tell the accounts alone: then the permission is empty. */
    async getKeyAccounts(key: string, asking?: Asking): Promise<KeyAccount[]> {
      const query = { public_key: key, details: true };
      const answer = await ask('/v2/state/get_key_accounts', query, keyAccountsAnswer, asking);
      const detailed = (answer.permissions ?? []).map((row) => ({
        ...{ account: row.owner, permission: row.name, weight: null, threshold: null },
      }));
      const bare = answer.account_names
        .filter((account) => !detailed.some((row) => row.account === account))
        .map((account) => ({ account, permission: '', weight: null, threshold: null }));
      return distinct([...detailed, ...bare]);
    },

    async getLinks(account: string, asking?: Asking): Promise<PermissionLink[]> {
      const query = { account, limit: limits.childrenPage };
      const answer = await ask('/v2/state/get_links', query, linksAnswer, asking);
      return answer.links.map(({ permission, code, action }) => ({
        ...{ permission, contract: code, action: action === '' ? null : action },
      }));
    },
  };
}
