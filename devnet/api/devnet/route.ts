import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isObject } from '../params.ts';
import type { Params } from '../params.ts';
import { sendJson } from '../router.ts';

/** A route of the devnet itself. Errors become a sentence with status 400. */
export function devnetRoute(
  app: Hono,
  method: 'POST' | 'DELETE',
  path: string,
  handler: (body: Params) => unknown,
  status: ContentfulStatusCode = 200,
): void {
  app.on(method, path, async (c) => {
    try {
      const body: unknown = method === 'POST' ? await c.req.json() : {};
      if (!isObject(body)) throw new Error('The body must be an object');
      return sendJson(c, handler(body), status);
    } catch (thrown) {
      return sendJson(c, { error: thrown instanceof Error ? thrown.message : String(thrown) }, 400);
    }
  });
}
