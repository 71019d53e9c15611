import * as v from '../../core/schema.ts';
import type { Asking } from '../../rpc/node.ts';
import type { Pool, Query } from '../../rpc/pool.ts';

/** Asks a Hyperion service for an answer of a form. Errors are those of the endpoint pool. */
export function hyperionAsk(pool: Pool) {
  return async function ask<T>(
    path: string,
    query: Query,
    schema: v.GenericSchema<unknown, T>,
    asking: Asking = {},
  ): Promise<T> {
    const decode = (body: unknown) => v.parse(schema, body);
    return (await pool.get(path, query, { ...asking, decode })).value;
  };
}
