import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiContext } from '../context.ts';
import { sendJson } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

export type Query = Record<string, string>;

/** A refusal in the form of Hyperion's HTTP framework. */
export class HyperionError extends Error {
  readonly statusCode: ContentfulStatusCode;

  constructor(statusCode: ContentfulStatusCode, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found' };

/** A Hyperion route for GET and POST. Adds the query time to the response. */
export function hyperionRoute(
  app: Hono,
  path: string,
  handler: (query: Query) => Record<string, unknown>,
): void {
  app.on(['GET', 'POST'], path, async (c) => {
    const begin = performance.now();
    try {
      const result = handler(await readQuery(c));
      return sendJson(c, { query_time_ms: elapsed(begin), ...result });
    } catch (thrown) {
      const status = thrown instanceof HyperionError ? thrown.statusCode : 500;
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      const error = ERRORS[status] ?? 'Internal Server Error';
      return sendJson(c, { statusCode: status, error, message }, status);
    }
  });
}

/** Like hyperionRoute, with the index's progress. */
export function indexedRoute(
  app: Hono,
  context: Pick<ApiContext, 'chain' | 'faults'>,
  path: string,
  handler: (query: Query) => Record<string, unknown>,
): void {
  hyperionRoute(app, path, (query) => {
    const { head } = chainStatus(context);
    const indexed = { last_indexed_block: head.num, last_indexed_block_time: head.timestamp };
    return { ...indexed, ...handler(query) };
  });
}

/** A required field. Throws 400 with the message of Hyperion's schema validation. */
export function required(query: Query, field: string): string {
  const value = query[field];
  if (value === undefined || value === '') {
    throw new HyperionError(400, `querystring must have required property '${field}'`);
  }
  return value;
}

/** A block number; undefined if absent. Throws 400 if invalid. */
export function blockNumber(query: Query, field: string): number | undefined {
  const value = query[field];
  if (value === undefined || value === '') return undefined;
  return count(value, field, 0, 1, 0xffff_ffff);
}

/** `skip` and `limit`, at least 0 and 1. Throws 400 for invalid numbers and above `max`. */
export function paging(query: Query, max = 1000, byDefault = 10): { skip: number; limit: number } {
  return {
    skip: count(query['skip'], 'skip', 0, 0, Number.MAX_SAFE_INTEGER),
    limit: count(query['limit'], 'limit', byDefault, 1, max),
  };
}

function count(
  value: string | undefined,
  field: string,
  fallback: number,
  least: number,
  most: number,
): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number)) {
    throw new HyperionError(400, `querystring/${field} must be integer`);
  }
  if (number < least) throw new HyperionError(400, `querystring/${field} must be >= ${least}`);
  if (number > most) throw new HyperionError(400, `invalid ${field}: maximum is ${most}`);
  return number;
}

async function readQuery(c: Context): Promise<Query> {
  const query = c.req.query();
  if (c.req.method !== 'POST') return query;
  const body = await c.req.text();
  if (body.trim() === '') return query;
  const fields: unknown = JSON.parse(body);
  const entries = Object.entries(fields ?? {}).map(([key, value]) => [key, String(value)] as const);
  return { ...query, ...Object.fromEntries(entries) };
}

function elapsed(begin: number): number {
  return Math.round((performance.now() - begin) * 1000) / 1000;
}
