import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import { orFailedRequest, orMissingTable } from '../rpc/fallback.ts';
import { scopesResponse } from '../rpc/responses.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { count } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import { nameKey, type RowQuery } from './query.ts';
import { readRow, type RowReader, type TableRead } from './read.ts';

export interface Scope {
  /** As a name, whatever it means to the contract. */
  readonly scope: string;
  readonly payer: string;
  /** Number of rows. */
  readonly rows: number;
}

export interface ScopeRange {
  readonly code: string;
  readonly table: string;
  /** The first and the last scope, as names. */
  readonly from?: string;
  readonly to?: string;
}

const rowCount = v.optional(count, 0);

/**
 * The scopes of a table by name, up to a limit. Throws RpcError if the chain refuses the request,
 * FetchError if no endpoint responds or all repeat pages, and the signal's reason after an abort.
 */
export async function readScopes(
  pool: Pool,
  { code, table, from = '', to = '' }: ScopeRange,
  reading: RequestOptions & { readonly limit?: number; readonly maxPages?: number } = {},
): Promise<TableRead<Scope>> {
  const { limit = Infinity, maxPages = limits.tablePages, signal } = reading;
  const byName = new Map<string, Scope>();
  const seen = new Set([from]);
  let lower = from;
  for (let pages = 0; pages < maxPages && byName.size < limit; pages++) {
    const body = {
      code,
      table,
      lower_bound: bound(lower),
      upper_bound: bound(to),
      // Nodes count other tables of the scope too, so a smaller limit might not advance.
      limit: limits.tableChunk,
    };
    const decode = (response: unknown) => pageOf(response, seen);
    const page = (await pool.post('/v1/chain/get_table_by_scope', body, { decode, signal })).value;
    // A page may begin with the scope that the last page ended in.
    for (const row of page.rows) byName.set(row.scope, row);
    if (page.more === '') return part(byName, limit, true);
    seen.add(page.more);
    lower = page.more;
  }
  return part(byName, limit, false);
}

/**
 * The tables of a contract that have a row in a scope. A node answers with an error where a contract
 * lacks a table or an account has no contract, so this is requested first. Null if they are too many.
 */
export async function tablesIn(
  pool: Pool,
  code: string,
  scope: string,
  { signal }: RequestOptions = {},
): Promise<ReadonlySet<string> | null> {
  const [lower_bound, upper_bound] = [bound(scope), bound(scope)];
  const body = { code, table: '', lower_bound, upper_bound, limit: limits.tableChunk };
  const decode = (response: unknown) => v.parse(scopesResponse, response);
  const { rows, more } = (await pool.post('/v1/chain/get_table_by_scope', body, { decode, signal }))
    .value;
  return more === '' ? new Set(rows.map(({ table }) => table)) : null;
}

/**
 * Whether a table may have rows in a scope, found without a request that fails where the contract or
 * the table is missing. True if no node lists the tables.
 */
export async function mayHaveRows(
  pool: Pool,
  { code, scope, table }: { readonly code: string; readonly scope: string; readonly table: string },
  options?: RequestOptions,
): Promise<boolean> {
  const present = await orFailedRequest(tablesIn(pool, code, scope, options), null);
  return present?.has(table) ?? true;
}

/**
 * Reads first rows of those tables that have rows in a scope, and null of the others. Nodes refuse a
 * request for a table that the contract lacks.
 */
export async function readerOfPresent(
  pool: Pool,
  { code, scope }: { readonly code: string; readonly scope: string },
  options?: RequestOptions,
): Promise<<T>(query: RowQuery, read: RowReader<T>) => Promise<T | null>> {
  const present = await orFailedRequest(tablesIn(pool, code, scope, options), null);
  return async (query, read) =>
    (present?.has(query.table) ?? true)
      ? orMissingTable(readRow(pool, query, read, options), null)
      : null;
}

function part(found: ReadonlyMap<string, Scope>, limit: number, ended: boolean): TableRead<Scope> {
  const rows = [...found.values()];
  return { rows: rows.slice(0, limit), complete: ended && rows.length <= limit };
}

function pageOf(response: unknown, seen: ReadonlySet<string>) {
  const { rows, more } = v.parse(scopesResponse, response);
  if (seen.has(more) && more !== '') throw new Error(messages.sourceRepeats);
  return {
    more,
    rows: rows.map(({ scope, payer, count: rowCountField }) => ({
      scope,
      rows: v.parse(rowCount, rowCountField),
      payer: typeof payer === 'string' ? payer : '',
    })),
  };
}

/** Nodes read a bound of digits as a number. */
function bound(name: string): string {
  return /^\d+$/.test(name) ? nameKey(name) : name;
}
