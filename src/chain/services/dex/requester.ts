import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';
import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import {
  createMaybeRequester,
  type MaybeServiceOptions,
  servicePath,
  type ServiceQuery,
} from '../requester.ts';

/** If the chain has no exchange, each call throws 'Could not retrieve actions'. */
export type DexOptions = MaybeServiceOptions;

export interface DexPage {
  /** From 1 to the service's maximum. Larger values are reduced. */
  readonly limit?: number;
  readonly offset?: number;
}

export type DexRequest = <T>(
  call: string,
  query: ServiceQuery,
  schema: v.GenericSchema<unknown, T>,
  requestOptions?: RequestOptions,
) => Promise<T>;

/** The exchange's calls. Responses are in `data`. */
export function createDexRequest(options: DexOptions): DexRequest {
  const requester = createMaybeRequester('dex', options);
  return async (call, query, schema, requestOptions) => {
    const path = servicePath(`/dex/v1/${call}`, null, query);
    return (await requester.get(path, v.object({ data: schema }), requestOptions)).data;
  };
}

/** Throws 'account is required'. */
export function requiredAccount(account: string): string {
  if (account === '') throw new Error(messages.accountNeeded);
  return account;
}

export function dexLimit(
  limit: number | undefined,
  allowed: { readonly default: number; readonly max: number } = limits.exchangeRows,
): number {
  const requested =
    limit !== undefined && Number.isFinite(limit) ? Math.trunc(limit) : allowed.default;
  return Math.min(Math.max(requested, 1), allowed.max);
}

export function dexPaging({ limit, offset = 0 }: DexPage) {
  const begin = Number.isFinite(offset) ? Math.max(Math.trunc(offset), 0) : 0;
  return { limit: dexLimit(limit), offset: begin };
}
