import { type Hono } from 'hono';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorBody, invalidRequest, refusalOf } from './errors.ts';
import type { Refusal } from './errors.ts';
import { jsonText } from './json.ts';
import { badCast, isObject, unparsable } from './params.ts';
import type { Params } from './params.ts';

/** Routes answer with a value to be sent as JSON, or throw a refusal. */
export type NodeHandler = (params: Params) => unknown;

export interface RouteOptions {
  /** nodeos answers 400 where a call that needs parameters comes with no body. */
  body?: 'required' | 'optional';
  status?: ContentfulStatusCode;
}

/** A call of nodeos, by GET and POST. GET takes its fields from the query where no body comes. */
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

/** A call of nodeos that takes no parameters: a body must be an empty object, where there is one. */
export function bareRoute(app: Hono, path: string, answer: () => unknown): void {
  const method = path.slice(path.lastIndexOf('/') + 1);
  app.on(['GET', 'POST'], path, async (c) => {
    const body = await c.req.text();
    return /^\s*(\{\s*\}\s*)?$/.test(body)
      ? sendJson(c, answer())
      : sendRefusal(c, unparsable('no parameter should be given'), method);
  });
}

/** As nodeRoute, for calls whose body need not be an object. */
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

/** Sends JSON as nodeos writes it: bigints beyond 32 bits are strings. */
export function sendJson(c: Context, value: unknown, status: ContentfulStatusCode = 200): Response {
  return c.body(jsonText(value), status, { 'content-type': 'application/json' });
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
  // nodeos takes an empty object for no body at all.
  if (need === 'required' && Object.keys(body).length === 0) throw bodyRequired();
  return body;
}
