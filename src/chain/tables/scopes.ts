import * as v from 'valibot';
import * as limits from '../core/limits.ts';
import { scopesResponse } from '../rpc/responses.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { count } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import { nameKey } from './query.ts';
import type { TableRead } from './read.ts';

export interface Scope {
  /** As a name, whatever the contract means by it. */
  readonly scope: string;
  readonly payer: string;
  /** How many rows it has. */
  readonly rows: number;
}

export interface ScopeRange {
  readonly code: string;
  readonly table: string;
  /** The first scope, and the last, as names. */
  readonly from?: string;
  readonly to?: string;
}

const rowCount = v.optional(count, 0);

/**
 * The scopes of a table by their names, up to a limit or to the end. Throws RpcError where the
 * chain says no, FetchError where no endpoint answered, or each of them in circles; the signal's
 * reason where the caller gave up.
 */
export async function readScopes(
  pool: Pool,
  { code, table, from = '', to = '' }: ScopeRange,
  reading: RequestOptions & { readonly limit?: number; readonly maxPages?: number } = {},
): Promise<TableRead<Scope>> {
  const { limit = Infinity, maxPages = limits.tablePages, signal } = reading;
  const found = new Map<string, Scope>();
  const seen = new Set([from]);
  let lower = from;
  for (let pages = 0; pages < maxPages && found.size < limit; pages++) {
    const body = {
      ...{ code, table, lower_bound: bound(lower), upper_bound: bound(to) },
      // Nodes count the scope's other tables too, so that a smaller limit might not advance.
      limit: limits.tableChunk,
    };
    const decode = (response: unknown) => pageOf(response, seen);
    const page = (await pool.post('/v1/chain/get_table_by_scope', body, { decode, signal })).value;
    // And they begin a page with the scope that the last one may have ended in.
    for (const row of page.rows) found.set(row.scope, row);
    if (page.more === '') return part(found, limit, true);
    seen.add(page.more);
    lower = page.more;
  }
  return part(found, limit, false);
}

function part(found: ReadonlyMap<string, Scope>, limit: number, ended: boolean): TableRead<Scope> {
  const rows = [...found.values()];
  return { rows: rows.slice(0, limit), complete: ended && rows.length <= limit };
}

function pageOf(response: unknown, seen: ReadonlySet<string>) {
  const { rows, more } = v.parse(scopesResponse, response);
  if (seen.has(more) && more !== '') throw new Error('Page does not advance');
  return {
    more,
    rows: rows.map(({ scope, payer, count: rowCountField }) => ({
      ...{ scope, rows: v.parse(rowCount, rowCountField) },
      payer: typeof payer === 'string' ? payer : '',
    })),
  };
}

/** Nodes read a bound of digits alone as a number. */
function bound(name: string): string {
  return /^\d+$/.test(name) ? nameKey(name) : name;
}
