import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';
import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { record, rows, text } from '../fields.ts';
import { queryGroup, servicePath, type ServiceQuery } from '../requester.ts';
import type { Backend } from './backend.ts';

export interface DfuseSearch {
  /** In dfuse's query language: `auth:alice account:eosio.token`. */
  readonly q: string;
  /** Default newest first. */
  readonly sort?: 'asc' | 'desc';
  /** The cursor of the previous page. Omitted for the first page. */
  readonly cursor?: string;
  readonly limit?: number;
  /** ISO 8601. */
  readonly before?: string;
  readonly after?: string;
}

/** A search without results has null transactions. */
const searchResponse = v.nullable(
  v.object({
    transactions: v.optional(v.nullable(rows(record)), null),
    cursor: v.nullable(v.string()),
  }),
);

const decodedResponse = v.object({
  block_num: v.optional(v.unknown()),
  rows: v.array(v.unknown()),
});

const linksResponse = v.object({
  linked_permissions: rows(
    v.object({ contract: v.string(), action: text, permission_name: v.string() }),
  ),
});

const keyAccountsResponse = v.object({ account_names: v.array(v.string()) });

export interface DfusePage {
  /** In dfuse's format, each with its lifecycle and the indexes of the matching actions. */
  readonly transactions: readonly Readonly<Record<string, unknown>>[];
  /** Empty at the end of the search. */
  readonly cursor: string;
}

/** A page of a search. Throws 'Could not retrieve actions' if the response is null. */
export async function dfuseSearch(
  backend: Backend,
  wanted: DfuseSearch,
  requestOptions?: RequestOptions,
): Promise<DfusePage> {
  const { q, sort = 'desc', cursor, limit = limits.dfusePage, before, after } = wanted;
  const options = queryGroup('options', {
    sort,
    cursor,
    limit,
    withReversible: true,
    before,
    after,
    code: 1,
  });
  const query = { q, ...options };
  const page = await request(
    backend,
    'search_transactions_graphql',
    query,
    searchResponse,
    requestOptions,
  );
  if (page === null) throw new Error(messages.actionsNotRetrieved);
  return { transactions: page.transactions ?? [], cursor: page.cursor ?? '' };
}

/** Decodes table rows from hex. */
export async function dfuseDecodeRows(
  backend: Backend,
  account: string,
  table: string,
  hexRows: readonly string[],
  requestOptions?: RequestOptions,
): Promise<readonly unknown[]> {
  const query = { account, table, hexRows };
  return (await request(backend, 'state_abi_bin_to_json', query, decodedResponse, requestOptions))
    .rows;
}

/** The actions on a proposal, in dfuse's transaction format. */
export function dfuseMsigHistory(
  backend: Backend,
  proposer: string,
  proposal: string,
  requestOptions?: RequestOptions,
) {
  return request(backend, 'msig_history', { proposer, proposal }, record, requestOptions);
}

/** A transaction with its lifecycle, in dfuse's format. */
export function dfuseTransaction(backend: Backend, id: string, requestOptions?: RequestOptions) {
  return request(backend, 'fetch_transaction', { id }, record, requestOptions);
}

/** The actions linked to each permission of an account. */
export async function dfusePermissionLinks(
  backend: Backend,
  account: string,
  requestOptions?: RequestOptions,
) {
  const response = await request(
    backend,
    'state_permission_links',
    { account },
    linksResponse,
    requestOptions,
  );
  return response.linked_permissions;
}

export async function dfuseKeyAccounts(
  backend: Backend,
  publicKey: string,
  requestOptions?: RequestOptions,
): Promise<readonly string[]> {
  const query = { publicKey };
  return (await request(backend, 'state_key_accounts', query, keyAccountsResponse, requestOptions))
    .account_names;
}

function request<T>(
  backend: Backend,
  type: string,
  query: ServiceQuery,
  response: v.GenericSchema<unknown, T>,
  requestOptions?: RequestOptions,
): Promise<T> {
  return backend.get(servicePath('/dfuse', null, { type, ...query }), response, requestOptions);
}
