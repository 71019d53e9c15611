import * as v from 'valibot';
import * as limits from '../core/limits.ts';
import { tableRowsResponse } from '../rpc/responses.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { isRecord, type JsonRecord } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RowQuery } from './query.ts';

/** Reads a row; null, or a throw, says that it has another form than this table's. */
export type RowReader<T> = (row: JsonRecord) => T | null;

/** The key of a row in the index that is read, for nodes that do not say where the next page begins. */
export type KeyReader = (row: JsonRecord) => bigint | null;

export interface Paging extends RequestOptions {
  /** Rows a call; 100 unless told. */
  readonly chunk?: number;
  /** Calls at most; 100 unless told. */
  readonly maxPages?: number;
  readonly keyOf?: KeyReader;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** The bound at which the next page begins; null where this is the last that can be had. */
  readonly next: string | null;
  /** Whether the table ends here, as far as it was asked for. */
  readonly last: boolean;
}

export interface TableRead<T> {
  readonly rows: readonly T[];
  /** False where there are more rows than were asked for, or than a node would give. */
  readonly complete: boolean;
}

const PATH = '/v1/chain/get_table_rows';

/** Decodes rows by a schema. */
export function bySchema<T>(schema: v.GenericSchema<unknown, T>): RowReader<T> {
  return (row) => v.parse(schema, row);
}

/** Decodes rows by a function of lists that omits malformed rows. */
export function byList<T>(list: (rows: readonly unknown[]) => readonly T[]): RowReader<T> {
  return (row) => list([row])[0] ?? null;
}

/**
 * The rows of one call. Throws RpcError where the chain says no, FetchError where no endpoint gave
 * rows of this form (rows in hex are not), the signal's reason where the caller gave up.
 */
export async function readRows<T>(
  pool: Pool,
  query: RowQuery,
  read: RowReader<T>,
  options: RequestOptions & { readonly limit?: number } = {},
): Promise<readonly T[]> {
  const { limit = limits.tableRows, signal } = options;
  const decode = (response: unknown) => decoded(response, read).rows;
  return (await pool.post(PATH, { json: true, ...query, limit }, { decode, signal })).value;
}

/** The first row of a query, or null where there is none. Errors are those of readRows. */
export async function readRow<T>(
  pool: Pool,
  query: RowQuery,
  read: RowReader<T>,
  options?: RequestOptions,
): Promise<T | null> {
  return (await readRows(pool, query, read, { ...options, limit: 1 }))[0] ?? null;
}

/**
 * Page after page, until the table ends or `maxPages` were asked for. Nodes say where the next one
 * begins; after the last row of older ones it is that row's key + 1 (− 1 in reverse). An endpoint
 * that does not advance counts as one that answers nonsense. Errors are those of readRows.
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
    const decode = (response: unknown) => pageOf(response, part, read, keyOf, seen);
    const page = (await pool.post(PATH, body, { decode, signal })).value;
    yield page;
    if (page.next === null) return;
    seen.add(page.next);
    part = { ...part, [bound]: page.next };
  }
}

/** All rows up to a limit, or to the end. Errors are those of readRows. */
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

/** One page and where the next begins, for lists that grow on demand. Errors are those of readRows. */
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

function decoded<T>(response: unknown, read: RowReader<T>) {
  const { rows: rawRows, more, next_key: nextKey } = v.parse(tableRowsResponse, response);
  const records = rawRows.map((row) => {
    if (!isRecord(row)) throw new Error('Row is not an object');
    return row;
  });
  const rows = records.map((row) => {
    const value = read(row);
    if (value === null) throw new Error('Row has another form than expected');
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
  // Nodes cannot go on inside the rows of one key of a secondary index: that is no fault of theirs.
  const isSecondary = (part.index_position ?? 1) !== 1;
  if (next === null || (isSecondary && seen.has(next))) return { rows, next: null, last: false };
  if (seen.has(next) || !advances(next, part)) throw new Error('Page does not advance');
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

/** Whether a bound lies past the one that was asked for, where both are numbers. */
function advances(next: string, { reverse, lower_bound, upper_bound }: RowQuery): boolean {
  const from = (reverse === true ? upper_bound : lower_bound) ?? '';
  if (!/^\d+$/.test(next) || !/^\d+$/.test(from)) return true;
  return reverse === true ? BigInt(next) < BigInt(from) : BigInt(next) > BigInt(from);
}
