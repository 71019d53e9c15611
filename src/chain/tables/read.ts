import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import { inCoreToken } from '../model/token/core-amounts.ts';
import { tableRowsResponse } from '../rpc/responses.ts';
import { orMissingTable } from '../rpc/fallback.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { isRecord, type JsonRecord } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RowQuery } from './query.ts';

/** Decodes a row. Returns null or throws if the row is malformed. */
export type RowReader<T> = (row: JsonRecord) => T | null;

/** The key of a row in the index being read. Needed for nodes that do not return the next key. */
export type KeyReader = (row: JsonRecord) => bigint | null;

export interface Paging extends RequestOptions {
  /** Rows per request. Default 100. */
  readonly chunk?: number;
  /** Maximum requests. Default 100. */
  readonly maxPages?: number;
  readonly keyOf?: KeyReader;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** The bound of the next page. Null if no further page can be read. */
  readonly next: string | null;
  /** Whether the table, or the requested range, ends here. */
  readonly last: boolean;
}

export interface TableRead<T> {
  readonly rows: readonly T[];
  /** False if there are more rows than were requested or than a node returns. */
  readonly complete: boolean;
}

const PATH = '/v1/chain/get_table_rows';

/** Decodes rows by a schema. */
export function bySchema<T>(schema: v.GenericSchema<unknown, T>): RowReader<T> {
  return (row) => v.parse(schema, row);
}

/** Decodes rows with a function of lists that omits malformed rows. */
export function byList<T>(list: (rows: readonly unknown[]) => readonly T[]): RowReader<T> {
  return (row) => list([row])[0] ?? null;
}

/**
 * The rows of one request. Throws RpcError if the chain refuses the request, FetchError if no
 * endpoint returns valid rows (rows in hex are malformed), and the signal's reason after an abort.
 */
export async function readRows<T>(
  pool: Pool,
  query: RowQuery,
  read: RowReader<T>,
  options: RequestOptions & { readonly limit?: number } = {},
): Promise<readonly T[]> {
  const { limit = limits.tableRows, signal } = options;
  const decode = (response: unknown) => decoded(inCoreSymbol(response, pool, query), read).rows;
  return (await pool.post(PATH, { json: true, ...query, limit }, { decode, signal })).value;
}

/** The first row of a query, or null. Errors are those of readRows. */
export async function readRow<T>(
  pool: Pool,
  query: RowQuery,
  read: RowReader<T>,
  options?: RequestOptions,
): Promise<T | null> {
  return (await readRows(pool, query, read, { ...options, limit: 1 }))[0] ?? null;
}

/** The first row with the contract's fields. Null if there is none, or the contract has no such table. */
export function firstRow(
  pool: Pool,
  query: RowQuery,
  options?: RequestOptions,
): Promise<JsonRecord | null> {
  const request = readRow(pool, query, (row) => row, options);
  return orMissingTable(request, null);
}

/**
 * Reads page after page until the table ends or `maxPages` is reached. Nodes return the next bound.
 * For older nodes it is the last row's key + 1 (− 1 in reverse). A response that does not advance
 * is malformed. Errors are those of readRows.
 */
export async function* readPages<T>(
  pool: Pool,
  query: RowQuery,
  read: RowReader<T>,
  paging: Paging = {},
): AsyncGenerator<Page<T>, void, undefined> {
  const { chunk = limits.tableChunk, maxPages = limits.tablePages, keyOf, signal } = paging;
  const bound = query.reverse === true ? 'upper_bound' : 'lower_bound';
  const seen = new Set([query[bound] ?? '']);
  let part = query;
  for (let pages = 0; pages < maxPages; pages++) {
    const body = { json: true, ...part, limit: chunk };
    const decode = (response: unknown) =>
      pageOf(inCoreSymbol(response, pool, query), part, read, keyOf, seen);
    const page = (await pool.post(PATH, body, { decode, signal })).value;
    yield page;
    if (page.next === null) return;
    seen.add(page.next);
    part = { ...part, [bound]: page.next };
  }
}

/** All rows, up to a limit. Errors are those of readRows. */
export async function readAll<T>(
  pool: Pool,
  query: RowQuery,
  read: RowReader<T>,
  paging: Paging & { readonly limit?: number } = {},
): Promise<TableRead<T>> {
  const { limit = Infinity } = paging;
  const rows: T[] = [];
  for await (const page of readPages(pool, query, read, paging)) {
    rows.push(...page.rows);
    if (page.last) return { rows: rows.slice(0, limit), complete: rows.length <= limit };
    if (rows.length >= limit) break;
  }
  return { rows: rows.slice(0, limit), complete: false };
}

/**
 * One page and the bound of the next, for lists that grow on demand. Errors are those of readRows.
 */
export async function readPage<T>(
  pool: Pool,
  query: RowQuery,
  read: RowReader<T>,
  paging: Paging & { readonly after?: string | null } = {},
): Promise<Page<T>> {
  const { after } = paging;
  const bound = query.reverse === true ? 'upper_bound' : 'lower_bound';
  const part = typeof after === 'string' ? { ...query, [bound]: after } : query;
  const pages = readPages(pool, part, read, { ...paging, maxPages: 1 });
  const { value } = await pages.next();
  return value ?? { rows: [], next: null, last: true };
}

/** Rows of the system contract have their amounts in the core token. */
function inCoreSymbol(response: unknown, { accounts, symbols }: Pool, { code }: RowQuery): unknown {
  return code === accounts.system && symbols ? inCoreToken(response, symbols) : response;
}

function decoded<T>(response: unknown, read: RowReader<T>) {
  const { rows: rawRows, more, next_key: nextKey } = v.parse(tableRowsResponse, response);
  const records = rawRows.map((row) => {
    if (!isRecord(row)) throw new Error('Malformed row: not an object');
    return row;
  });
  const rows = records.map((row) => {
    const value = read(row);
    if (value === null) throw new Error('Malformed row');
    return value;
  });
  const isMore = more === true || (typeof more === 'string' && more !== '' && more !== 'false');
  return { rows, isMore, nextKey, lastRow: records.at(-1) };
}

function pageOf<T>(
  response: unknown,
  part: RowQuery,
  read: RowReader<T>,
  keyOf: KeyReader | undefined,
  seen: ReadonlySet<string>,
): Page<T> {
  const { rows, isMore, nextKey, lastRow } = decoded(response, read);
  if (!isMore) return { rows, next: null, last: true };
  const next = nextKey === '' ? afterRow(lastRow, part, keyOf) : nextKey;
  // Nodes cannot page within one key of a secondary index. The response is valid.
  const isSecondary = (part.index_position ?? 1) !== 1;
  if (next === null || (isSecondary && seen.has(next))) return { rows, next: null, last: false };
  if (seen.has(next) || !advances(next, part)) throw new Error(messages.sourceRepeats);
  return { rows, next, last: false };
}

function afterRow(
  row: JsonRecord | undefined,
  { reverse }: RowQuery,
  keyOf: KeyReader | undefined,
): string | null {
  const key = row && keyOf ? keyOf(row) : null;
  if (key === null) return null;
  const next = reverse === true ? key - 1n : key + 1n;
  return next < 0n || next >= 2n ** 64n ? null : String(next);
}

/** Whether the next bound lies beyond the current one, if both are numbers. */
function advances(next: string, { reverse, lower_bound, upper_bound }: RowQuery): boolean {
  const from = (reverse === true ? upper_bound : lower_bound) ?? '';
  if (!/^\d+$/.test(next) || !/^\d+$/.test(from)) return true;
  return reverse === true ? BigInt(next) < BigInt(from) : BigInt(next) > BigInt(from);
}
