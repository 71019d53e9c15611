import type { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import { entriesPerRow } from '../../chain/client/block/entries-per-row.ts';
import {
  contractRows,
  kvRows,
  type KvTableQuery,
  readContract,
  type RowPage,
  type RowsQuery,
  type ScopesQuery,
  tableScopes,
} from '../../chain/client/contract/contract.ts';
import type { TableRead } from '../../chain/tables/read.ts';
import type { Scope } from '../../chain/tables/scopes.ts';
import type { ReadOnlyCall } from '#src/chain/sign/transaction/read-only.ts';
import type { TypedQuery } from '#src/chain/sign/transaction/query.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore, loadStores } from '../load-store.ts';

/** A contract's actions and tables, from its ABI. */
export const contractStore = loadStores('contract', (account) =>
  readContract(chainAccess(), account),
);

/** A page of a table, by its query as JSON. */
export function rowsStore(query: string): LoadStore<RowPage> {
  const rowsQuery = JSON.parse(query) as RowsQuery;
  return createLoadStore(`rows/${query}`, () => contractRows(chainAccess(), rowsQuery), {
    isEmpty: ({ rows, more }) => rows.length === 0 && !more,
  });
}

/** A page of a key-value table, by its query as JSON. Null if no node reads such tables. */
export function kvRowsStore(query: string): LoadStore<RowPage | null> {
  const rowsQuery = JSON.parse(query) as KvTableQuery;
  return createLoadStore(`kv-rows/${query}`, () => kvRows(chainAccess(), rowsQuery), {
    isEmpty: (page) => page?.rows.length === 0,
  });
}

/** The first scopes of a table, by their query as JSON. */
export function scopesStore(query: string): LoadStore<TableRead<Scope>> {
  const scopesQuery = JSON.parse(query) as ScopesQuery;
  return createLoadStore(`scopes/${query}`, () => tableScopes(chainAccess(), scopesQuery), {
    isEmpty: ({ rows }) => rows.length === 0,
  });
}

/**
 * Entries that `get_table_by_scope` counts for one row, by `code`, `table` and `scopes` as JSON.
 */
export function entriesPerRowStore(query: string): LoadStore<{ readonly entries: 1 | 2 | null }> {
  const { scopes, ...of } = JSON.parse(query) as EntriesQuery;
  return createLoadStore(`scopes/entries/${query}`, async () => ({
    entries: await entriesPerRow(chainAccess(), of, scopes),
  }));
}

export interface EntriesQuery {
  readonly code: string;
  readonly table: string;
  readonly scopes: readonly Pick<Scope, 'scope' | 'rows'>[];
}

/** Packed action data, or the problem and its field. */
export type Packed =
  | { readonly kind: 'packed'; readonly hex: string }
  | { readonly kind: 'refused'; readonly message: string; readonly path: string };

/** Packs with the given ABI. The codec is loaded with the first call. */
export async function packData(abi: unknown, action: string, data: unknown): Promise<Packed> {
  const [{ abiFromJson }, { serializeAction }] = await Promise.all([
    import('../../chain/sign/abi/abi-json.ts'),
    import('../../chain/sign/abi/serialize.ts'),
  ]);
  try {
    return { kind: 'packed', hex: serializeAction(abiFromJson(abi), action, data) };
  } catch (error) {
    const { message, path } = error as CodecError;
    return { kind: 'refused', message, path };
  }
}

export type { ReadOnlyCall, TypedQuery };

/** Runs an action on a node without a signature. The codec is loaded with the first call. */
export async function runAction(call: ReadOnlyCall): Promise<unknown> {
  const { runReadOnly } = await import('../../chain/sign/transaction/read-only.ts');
  return runReadOnly(chainAccess().pool, call, chainNow());
}

/** Runs a query of a contract on a node. The codec is loaded with the first one. */
export async function runTypedQuery(account: string, typed: TypedQuery): Promise<unknown> {
  const { runQuery, typedQuery } = await import('../../chain/sign/transaction/query.ts');
  return runQuery(chainAccess().pool, account, typedQuery(typed), chainNow());
}
