import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool, Query } from '../../rpc/pool.ts';

/** Requests to a Hyperion service, decoded with a schema. Errors are those of the endpoint pool. */
export function hyperionRequest(pool: Pick<Pool, 'get'>) {
  return async function request<T>(
    path: string,
    query: Query,
    schema: v.GenericSchema<unknown, T>,
    options: RequestOptions = {},
  ): Promise<T> {
    const decode = (body: unknown) => v.parse(schema, body);
    return (await pool.get(path, query, { ...options, decode, pageField: 'limit' })).value;
  };
}
