import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { record, rows, text } from '../fields.ts';
import { servicePath, type ServiceQuery } from '../requester.ts';
import type { Backend } from './backend.ts';

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

const foundResponse = v.object({ transactions: v.fallback(v.nullable(rows(record)), null) });

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

/** The transactions with actions on a proposal, in dfuse's format, newest first. */
export async function dfuseMsigHistory(
  backend: Backend,
  proposer: string,
  proposal: string,
): Promise<readonly unknown[]> {
  const query = { proposer, proposal };
  const response = await request(backend, 'msig_history', query, foundResponse);
  return response.transactions ?? [];
}

/** The actions linked to each permission of an account. */
export async function dfusePermissionLinks(backend: Backend, account: string) {
  const query = { account };
  const type = 'state_permission_links';
  return (await request(backend, type, query, linksResponse)).linked_permissions;
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
