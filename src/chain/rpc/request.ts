import * as v from 'valibot';
import * as limits from '../core/limits.ts';
import type { Answer, CallOptions, Pool } from './pool.ts';

/** What every call takes besides its arguments. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export type NodeRequestOptions = RequestOptions &
  Pick<CallOptions<unknown>, 'checkFirst' | 'isRefusal' | 'mostBytes'>;

/**
 * Posts a body to the pool's nodes and reads the answer by its schema. Throws RpcError where the
 * chain says no, FetchError where no endpoint answered in that form, the signal's reason where the
 * caller gave up.
 */
export async function ask<T>(
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
): Promise<Answer<T>> {
  const decode = (answer: unknown) => v.parse(schema, answer);
  return pool.post(path, body, { ...options, decode });
}

/** Options of a call whose honest answer may be of the large kind. */
export function large(options: NodeRequestOptions = {}): NodeRequestOptions {
  return { ...options, mostBytes: limits.largeResponseBytes };
}

/** What `ask` takes after the pool and the path. */
export type RequestArguments<T> =
  Parameters<typeof ask<T>> extends [unknown, unknown, ...infer Last] ? Last : never;
