import * as v from '../core/schema.ts';
import * as limits from '../core/limits.ts';
import type { PoolResponse, CallOptions, Pool } from './pool.ts';

/** Options that every request takes. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export type NodeRequestOptions = RequestOptions &
  Pick<CallOptions<unknown>, 'checkFirst' | 'isRefusal' | 'maxBytes' | 'mayBePruned' | 'recent'>;

/**
 * Posts a body to the pool and decodes the response with a schema. Throws RpcError if the chain
 * refuses the request, FetchError if no endpoint sends a valid response, and the signal's reason
 * after an abort.
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

/** Like `request`, with the endpoint that responded. */
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

/** Options of a request whose valid response may be large. */
export function allowLargeResponse(options: NodeRequestOptions = {}): NodeRequestOptions {
  return { ...options, maxBytes: limits.largeResponseBytes };
}

/** The arguments of `request` after the pool and the path. */
export type RequestArguments<T> =
  Parameters<typeof request<T>> extends [unknown, unknown, ...infer Last] ? Last : never;
