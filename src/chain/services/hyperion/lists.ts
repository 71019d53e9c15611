import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { distinct } from '../../model/permission/key-accounts.ts';
import type { KeyAccount } from '../../model/permission/key.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import type { PermissionLink } from '../../model/permission/permission-tree.ts';
import { listOfTexts } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { type Listed, PAGE, readAllRows } from '../pages.ts';
import { hyperionRequest } from './request.ts';

export interface CreatedAccount {
  readonly name: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly transactionId: string;
}

const createdResponse = v.looseObject({
  accounts: v.array(
    v.looseObject({
      // Some entries have none.
      name: v.nullish(v.string(), ''),
      timestamp: v.optional(v.unknown()),
      trx_id: v.nullish(v.string(), ''),
    }),
  ),
});

const keyAccountsResponse = v.looseObject({
  account_names: v.pipe(v.array(v.unknown()), v.transform(listOfTexts)),
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
  links: v.array(v.unknown()),
});

const linkResponse = v.looseObject({
  permission: v.string(),
  code: v.string(),
  action: v.nullish(v.string(), ''),
});

function keyAccountsIn({
  permissions,
  account_names: names,
}: v.InferOutput<typeof keyAccountsResponse>): KeyAccount[] {
  const detailed = (permissions ?? []).map((row) => ({
    account: row.owner,
    permission: row.name,
    weight: null,
    threshold: null,
  }));
  const bare = names
    .filter((account) => !detailed.some((row) => row.account === account))
    .map((account) => ({ account, permission: '', weight: null, threshold: null }));
  return [...detailed, ...bare];
}

/** None if malformed. */
function linksIn(row: unknown): PermissionLink[] {
  const read = v.safeParse(linkResponse, row);
  if (!read.success) return [];
  const { permission, code, action } = read.output;
  return [{ permission, contract: code, action: action === '' ? null : action }];
}

/** Lists of a Hyperion service: accounts by creator or key, linked actions. */
export function createHyperionLists(pool: Pool) {
  const request = hyperionRequest(pool);
  return {
    /**
     * A hundred accounts after `skip`, in the service's order, newest first, and how many entries were
     * read: those without a name are omitted.
     */
    async getCreatedAccounts(
      account: string,
      { skip = 0, ...options }: RequestOptions & { readonly skip?: number } = {},
    ): Promise<{ readonly rows: CreatedAccount[]; readonly length: number }> {
      const query = { account, limit: limits.childrenPage, ...(skip > 0 && { skip }) };
      const path = '/v2/history/get_created_accounts';
      const response = await request(path, query, createdResponse, options);
      const entries = response.accounts.slice(0, limits.childrenPage);
      const rows = entries
        .filter(({ name }) => name !== '')
        .map(({ name, timestamp, trx_id: transactionId }) => ({
          name,
          time: timeOf(timestamp),
          transactionId,
        }));
      return { rows, length: entries.length };
    },

    /** Older versions return accounts without permissions. Then the permission is empty. */
    async getKeyAccounts(key: string, options?: RequestOptions): Promise<Listed<KeyAccount>> {
      const { rows, complete } = await readAllRows(
        async (skip) => {
          const query = { public_key: key, details: true, limit: PAGE, ...(skip > 0 && { skip }) };
          const path = '/v2/state/get_key_accounts';
          const response = await request(path, query, keyAccountsResponse, options);
          const accounts = keyAccountsIn(response);
          return {
            rows: accounts,
            length: Math.max(response.permissions?.length ?? 0, response.account_names.length),
          };
        },
        ({ account, permission }) => `${account}@${permission}`,
        { dropsDuplicates: true },
      );
      return { rows: distinct(rows), complete };
    },

    /** All links of an account's permissions, or two thousand. */
    getLinks(account: string): Promise<Listed<PermissionLink>> {
      return readAllRows(
        async (skip) => {
          const query = { account, limit: PAGE, ...(skip > 0 && { skip }) };
          const { links } = await request('/v2/state/get_links', query, linksResponse);
          return { rows: links.flatMap(linksIn), length: links.length };
        },
        (link) => JSON.stringify(link),
      );
    },
  };
}
