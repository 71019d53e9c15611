import * as limits from '../../core/limits.ts';
import { parseTime } from '../../core/time.ts';
import { abiView, type AbiView } from '../../model/abi/view.ts';
import { contractView, type ContractView } from '../../model/abi/contract.ts';
import { getCode, getCodeHash } from '../../rpc/contract-calls.ts';
import { isMissingCall } from '../../rpc/missing.ts';
import type { TableQuery } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import {
  getKvTableRows,
  type KvTableQuery,
  type KvTableRowsResponse,
} from '../../rpc/store-calls.ts';
import { readScopes, type Scope } from '../../tables/scopes.ts';
import type { Backend } from '../../services/backend/backend.ts';
import type { TableRead } from '../../tables/read.ts';
import type { ChainAccess } from '../chain/access.ts';
import { withMissingError } from '../../rpc/missing.ts';

/** A contract as its node reports it. */
export interface Contract {
  readonly account: string;
  /** Null if the account has no ABI. */
  readonly view: ContractView | null;
  readonly abi: AbiView;
  /** The ABI as undecoded JSON. */
  readonly raw: unknown;
  /** Empty without code. Null if the node does not report it. */
  readonly codeHash: string | null;
  /** Milliseconds UTC of the last setcode. Null for never, or if the node does not report it. */
  readonly setAt: number | null;
}

/** The ABI is required, everything else optional. */
export function readContract(access: ChainAccess, account: string): Promise<Contract> {
  return withMissingError('account', async () => {
    const [{ abi }, codeHash, setAt] = await Promise.all([
      access.node.getAbi(account),
      codeHashOf(access.pool, account).catch(() => null),
      lastSet(access, account).catch(() => null),
    ]);
    return {
      account,
      view: abi ? contractView(account, abi) : null,
      abi: abiView(abi),
      raw: abi,
      codeHash: codeHash !== null && /^0*$/.test(codeHash) ? '' : codeHash,
      setAt,
    };
  });
}

/** Nodes without `get_code_hash` report the hash with the code. */
async function codeHashOf(pool: Pool, account: string): Promise<string> {
  try {
    return await getCodeHash(pool, account);
  } catch (error) {
    if (!isMissingCall(error)) throw error;
    return (await getCode(pool, account)).code_hash;
  }
}

async function lastSet({ node }: ChainAccess, account: string): Promise<number | null> {
  const time = parseTime((await node.getAccount(account)).last_code_update);
  return time > 0 ? time : null;
}

/** Undecoded rows and the key of the next page. */
export interface RowPage {
  readonly rows: readonly unknown[];
  /** Whether there are further rows. */
  readonly more: boolean;
  /** The key of the next page. Null at the end, or if the node does not return it. */
  readonly next: string | null;
  /** Who decoded rows that the node does not; absent for the node. */
  readonly decodedBy?: 'dfuse';
}

export type { KvTableQuery };
export type RowsQuery = Omit<TableQuery, 'json'>;

/** Rows that the node writes in hex are decoded by the backend, where one is named. */
export async function contractRows(
  access: ChainAccess,
  query: RowsQuery,
  signal?: AbortSignal,
): Promise<RowPage> {
  const options = signal && { signal };
  const page = rowPage(await access.node.getTableRows(query, options));
  const { code, table } = query;
  const isHex = page.rows.length > 0 && page.rows.every((row) => typeof row === 'string');
  if (!isHex || access.config.backendUrl === null) return page;
  const [{ dfuseDecodeRows }, { fromBackend }] = await Promise.all([
    import('../../services/backend/dfuse.ts'),
    import('../chain/backend.ts'),
  ]);
  const hexRows = page.rows as readonly string[];
  const decode = (backend: Backend) => dfuseDecodeRows(backend, code, table, hexRows, options);
  const decoded = await fromBackend(access, decode, null, signal);
  return decoded?.length === hexRows.length ? { ...page, rows: decoded, decodedBy: 'dfuse' } : page;
}

/** A page of a key-value table. Null if no node of the chain reads such tables. */
export async function kvRows({ pool }: ChainAccess, query: KvTableQuery): Promise<RowPage | null> {
  try {
    return rowPage(await getKvTableRows(pool, query));
  } catch (error) {
    if (isMissingCall(error)) return null;
    throw error;
  }
}

function rowPage({ rows, more: moreField, next_key }: KvTableRowsResponse): RowPage {
  const more =
    moreField === true || (typeof moreField === 'string' && !['', 'false'].includes(moreField));
  return { rows, more, next: more && next_key !== '' ? next_key : null };
}

/** The query of the page that begins at a key. */
export function pageAt(query: RowsQuery, from: string | null): RowsQuery {
  if (from === null) return query;
  return query.reverse === true ? { ...query, upper_bound: from } : { ...query, lower_bound: from };
}

/**
 * The key of the page before `from`. Null if that is the first. Reads the table backwards by one
 * page: the next key is where the previous page begins.
 */
export async function pageBefore(
  access: ChainAccess,
  query: RowsQuery,
  from: string,
): Promise<string | null> {
  const back = { ...query, reverse: query.reverse !== true };
  const { next } = await contractRows(access, pageAt(back, from));
  if (next === null) return null;
  const { more } = await contractRows(access, pageAt({ ...back, limit: 1 }, next));
  return more ? next : null;
}

/**
 * All rows of a query, page after page. Stops with `complete` false if the node does not return the
 * next key.
 */
export async function* allRows(
  access: ChainAccess,
  query: RowsQuery,
  signal: AbortSignal,
): AsyncGenerator<{ readonly rows: readonly unknown[]; readonly complete: boolean }> {
  const seen = new Set<string>();
  let from: string | null = null;
  for (;;) {
    const part: RowsQuery = { ...pageAt(query, from), limit: limits.downloadRows };
    const { rows, more, next } = await contractRows(access, part, signal);
    yield { rows, complete: !more };
    if (next === null || seen.has(next)) return;
    seen.add(next);
    from = next;
  }
}

export interface ScopesQuery {
  readonly code: string;
  readonly table: string;
  readonly from?: string;
  readonly to?: string;
}

export function tableScopes({ pool }: ChainAccess, query: ScopesQuery): Promise<TableRead<Scope>> {
  return readScopes(pool, query, { limit: limits.tableChunk });
}
