import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isObject } from './params.ts';
import type { Params } from './params.ts';
import { sendJson } from './router.ts';

/** A request to one of the services beside the node. */
export interface ServiceCall {
  /** A path parameter; `''` if absent. */
  part(name: string): string;
  /** A field of the query, else of the body; `''` if absent. The first of several. */
  query(field: string): string;
  queries(field: string): string[];
  /** A whole number of the query. Throws 400 if invalid or out of range. */
  count(field: string, fallback: number, bounds?: { least?: number; most?: number }): number;
  header(name: string): string;
  /** The JSON body; an empty object if there is none. */
  body: Params;
}

type Method = 'GET' | 'POST' | 'PATCH';

/** A refusal of a service. The body is `{statusCode, message}` by default. */
export class ServiceError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: unknown;

  constructor(status: ContentfulStatusCode, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body ?? { statusCode: status, message };
  }
}

/** A route that returns a value to send as JSON, or throws a ServiceError. */
export function serviceRoute(
  app: Hono,
  method: Method | Method[],
  path: string,
  handler: (call: ServiceCall) => unknown,
): void {
  app.on([method].flat(), path, async (c) => {
    try {
      return sendJson(c, await handler(await readCall(c)));
    } catch (thrown) {
      if (thrown instanceof ServiceError) return sendJson(c, thrown.body, thrown.status);
      throw thrown;
    }
  });
}

interface Paging {
  byDefault: number;
  most: number;
  /** Names of the two fields, if not `page` and `limit`. */
  fields?: { page: string; limit: string };
}

/** A page of a list. Pages count from 1. */
export function pageOf<Item>(
  call: ServiceCall,
  items: readonly Item[],
  { byDefault, most, fields = { page: 'page', limit: 'limit' } }: Paging,
): Item[] {
  const limit = call.count(fields.limit, byDefault, { least: 1, most });
  const begin = (call.count(fields.page, 1, { least: 1 }) - 1) * limit;
  return items.slice(begin, begin + limit);
}

async function readCall(c: Context): Promise<ServiceCall> {
  const body = await readBody(c);
  const query = (field: string): string => c.req.query(field) ?? scalar(body[field]);
  return {
    part: (name) => c.req.param(name) ?? '',
    query,
    queries: (field) => c.req.queries(field) ?? [],
    count(field, fallback, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}) {
      const text = query(field);
      if (text === '') return fallback;
      const number = Number(text);
      if (Number.isInteger(number) && number >= least && number <= most) return number;
      throw new ServiceError(400, `Invalid value for parameter ${field}`);
    },
    header: (name) => c.req.header(name) ?? '',
    body,
  };
}

function scalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

async function readBody(c: Context): Promise<Params> {
  const text = (await c.req.text()).trim();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Reported below, for invalid JSON and for other values than objects.
  }
  throw new ServiceError(400, 'The body must be a JSON object');
}
