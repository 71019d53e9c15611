import { type Hono } from 'hono';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorBody, invalidRequest, refusalOf } from './errors.ts';
import type { Refusal } from './errors.ts';
import { jsonText } from './json.ts';
import { badCast, isObject, unparsable } from './params.ts';
import type { Params } from './params.ts';

/** Routes return a value to send as JSON, or throw a refusal. */
export type NodeHandler = (params: Params) => unknown;

export interface RouteOptions {
  /** nodeos answers 400 to calls that need parameters and have no body. */
  body?: 'required' | 'optional';
  status?: ContentfulStatusCode;
}

/** A nodeos route for GET and POST. GET reads fields from the query if there is no body. */
export function nodeRoute(
  app: Hono,
  path: string,
  handler: NodeHandler,
  options: RouteOptions = {},
): void {
  rawRoute(
    app,
    path,
    (body) => handler(asParams(body, options.body ?? 'required')),
    options.status,
  );
}

/** A nodeos route without parameters: a body must be an empty object. */
export function bareRoute(app: Hono, path: string, handler: () => unknown): void {
  const method = path.slice(path.lastIndexOf('/') + 1);
  app.on(['GET', 'POST'], path, async (c) => {
    const body = await c.req.text();
    return /^\s*(\{\s*\}\s*)?$/.test(body)
      ? sendJson(c, handler())
      : sendRefusal(c, unparsable('no parameter should be given'), method);
  });
}

/** Like nodeRoute, for bodies other than objects. */
export function rawRoute(
  app: Hono,
  path: string,
  handler: (body: unknown) => unknown,
  status: ContentfulStatusCode = 200,
): void {
  const method = path.slice(path.lastIndexOf('/') + 1);
  app.on(['GET', 'POST'], path, async (c) => {
    try {
      return sendJson(c, handler(await readBody(c)), status);
    } catch (thrown) {
      return sendRefusal(c, thrown, method);
    }
  });
}

export function sendRefusal(c: Context, thrown: unknown, method: string): Response {
  const refusal = refusalOf(thrown);
  if (refusal.body) return sendJson(c, refusal.body, refusal.status as ContentfulStatusCode);
  const body = errorBody(refusal, method);
  return sendJson(c, body, body.code as ContentfulStatusCode);
}

/** Sends JSON as nodeos writes it: integers above 32 bits are strings. */
export function sendJson(c: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  const text = jsonText(value);
  return c.body(text, status, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  });
}

async function readBody(c: Context): Promise<unknown> {
  const body = (await c.req.text()).trim();
  if (body === '') {
    const query = c.req.query();
    return Object.keys(query).length > 0 ? query : undefined;
  }
  try {
    return JSON.parse(body) as unknown;
  } catch (thrown) {
    throw unparsable(thrown instanceof Error ? thrown.message : 'unexpected end of JSON');
  }
}

function bodyRequired(): Refusal {
  return invalidRequest('A Request body is required');
}

function asParams(body: unknown, need: 'required' | 'optional'): Params {
  if (body === undefined) {
    if (need === 'required') throw bodyRequired();
    return {};
  }
  if (!isObject(body)) {
    throw badCast(body, 'Object');
  }
  // nodeos treats an empty object as no body.
  if (need === 'required' && Object.keys(body).length === 0) throw bodyRequired();
  return body;
}
