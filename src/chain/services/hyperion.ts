import * as v from 'valibot';
import { hyperionBalances } from '../model/hyperion-balances.ts';
import type { TokenBalance } from '../model/account.ts';
import { distinct } from '../model/key-accounts.ts';
import type { KeyAccount } from '../model/key.ts';
import { timeOf } from '../model/lenient.ts';
import type { PermissionLink } from '../model/permission-tree.ts';
import type { Asking } from '../rpc/node.ts';
import type { Pool, Query } from '../rpc/pool.ts';

export interface CreatedAccount {
  readonly name: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly transactionId: string;
}

export interface Creator {
  readonly creator: string;
  /** Milliseconds UTC. */
  readonly time: number;
  readonly blockNum: number;
  readonly transactionId: string;
}

const creatorAnswer = v.looseObject({
  creator: v.string(),
  timestamp: v.string(),
  block_num: v.optional(v.number(), 0),
  trx_id: v.optional(v.string(), ''),
});

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

const tokensAnswer = v.looseObject({ tokens: v.array(v.unknown()) });

const linksAnswer = v.looseObject({
  links: v.array(
    v.looseObject({
      permission: v.string(),
      code: v.string(),
      action: v.optional(v.nullable(v.string()), null),
    }),
  ),
});

const LIST_LIMIT = 100;

/** What a Hyperion service knows besides history. Errors are those of the endpoint pool. */
export function createHyperionClient(pool: Pool) {
  async function ask<T>(
    path: string,
    query: Query,
    schema: v.GenericSchema<unknown, T>,
    asking: Asking = {},
  ): Promise<T> {
    const decode = (body: unknown) => v.parse(schema, body);
    return (await pool.get(path, query, { ...asking, decode })).value;
  }

  return {
    async getCreator(account: string, asking?: Asking): Promise<Creator> {
      const answer = await ask('/v2/history/get_creator', { account }, creatorAnswer, asking);
      return {
        creator: answer.creator,
        time: timeOf(answer.timestamp),
        blockNum: answer.block_num,
        transactionId: answer.trx_id,
      };
    },

    /** The newest hundred, as the service orders them. */
    async getCreatedAccounts(account: string, asking?: Asking): Promise<CreatedAccount[]> {
      const query = { account, limit: LIST_LIMIT };
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

    async getTokens(account: string, asking?: Asking): Promise<TokenBalance[]> {
      const answer = await ask('/v2/state/get_tokens', { account }, tokensAnswer, asking);
      return hyperionBalances(answer.tokens);
    },

    async getLinks(account: string, asking?: Asking): Promise<PermissionLink[]> {
      const query = { account, limit: LIST_LIMIT };
      const answer = await ask('/v2/state/get_links', query, linksAnswer, asking);
      return answer.links.map(({ permission, code, action }) => ({
        ...{ permission, contract: code, action: action === '' ? null : action },
      }));
    },
  };
}
