import * as limits from '../core/limits.ts';
import { nameBounds } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { optionalText } from '../rpc/fields.ts';
import { ofName } from './query.ts';
import { bySchema, readRow } from './read.ts';
import { readScopes } from './scopes.ts';

/** The contract in which accounts describe themselves. */
export const ACCOUNT_INFO = 'account.info';

const details = v.object({
  account_name: v.string(),
  title: optionalText,
  avatar: optionalText,
  desc: optionalText,
  /** Who may write it. */
  modifier: optionalText,
  url: optionalText,
});

/** How an account describes itself at EOS's `account.info`. All of it is hostile text. */
export type AccountDetails = v.InferOutput<typeof details>;

/**
 * Account names with a prefix, in name order. Default limit ten. None for a text that cannot begin
 * a name: other characters than a to z, 1 to 5 and dots, or a leading dot.
 */
export async function searchAccountNames(
  pool: Pool,
  text: string,
  searching: RequestOptions & { readonly limit?: number } = {},
): Promise<readonly string[]> {
  const bounds = nameBounds(text);
  if (!bounds) return [];
  const { limit = limits.searchSuggestions, signal } = searching;
  const range = { code: pool.accounts.system, table: 'userres' };
  const { rows } = await readScopes(
    pool,
    { ...range, from: bounds.lower, to: bounds.upper },
    { limit, signal },
  );
  const names = rows.map(({ scope }) => scope).filter((name) => name.startsWith(bounds.lower));
  return [...new Set(names)];
}

/**
 * Whether an account has resources at the system contract, which has a row for each account that it
 * created: a request that does not fail for a name that nobody has. Null if the rows cannot tell: no
 * account has any there, or the name is one that a chain's first accounts have.
 */
export async function hasResources(
  pool: Pool,
  name: string,
  options?: RequestOptions,
): Promise<boolean | null> {
  const { system } = pool.accounts;
  const range = { code: system, table: 'userres', from: name };
  const reading = { ...options, limit: 1, maxPages: 1 };
  const own = await readScopes(pool, { ...range, to: name }, reading);
  if (own.rows.some(({ scope }) => scope === name)) return true;
  if (name === system || name.includes('.')) return null;
  const next = await readScopes(pool, range, reading);
  return next.rows.length > 0 ? false : null;
}

/** Null if the account has no description. */
export async function accountDetails(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<AccountDetails | null> {
  const table = { code: ACCOUNT_INFO, scope: ACCOUNT_INFO, table: 'accounts' };
  const row = await readRow(pool, { ...table, ...ofName(account) }, bySchema(details), options);
  return row?.account_name === account ? row : null;
}
