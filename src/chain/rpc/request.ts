import * as v from 'valibot';
import * as limits from '../core/limits.ts';
import type { PoolResponse, CallOptions, Pool } from './pool.ts';

/** What every call takes besides its arguments. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export type NodeRequestOptions = RequestOptions &
  Pick<CallOptions<unknown>, 'checkFirst' | 'isRefusal' | 'maxBytes'>;

/**
 * Posts a body to the pool's nodes and reads the answer by its schema. Throws RpcError where the
 * chain says no, FetchError where no endpoint answered in that form, the signal's reason where the
 * caller gave up.
 */
export async function request<T>(
  pool: Pool,
  path: string,
  body: unknown,
  schema: v.GenericSchema<unknown, T>,
  options: NodeRequestOptions = {},
): Promise<T> {
  return (await requestWithEndpoint(pool, path, body, schema, options)).value;
}

/** As `ask`, with the endpoint that answered. */
export function requestWithEndpoint<T>(
  pool: Pool,
  path: string,
  body: unknown,
  schema: v.GenericSchema<unknown, T>,
  options: NodeRequestOptions = {},
): Promise<PoolResponse<T>> {
  const decode = (response: unknown) => v.parse(schema, response);
  return pool.post(path, body, { ...options, decode });
}

/** Options of a call whose honest answer may be of the large kind. */
export function allowLargeResponse(options: NodeRequestOptions = {}): NodeRequestOptions {
  return { ...options, maxBytes: limits.largeResponseBytes };
}

/** What `ask` takes after the pool and the path. */
export type RequestArguments<T> =
  Parameters<typeof request<T>> extends [unknown, unknown, ...infer Last] ? Last : never;
