import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import { plainException } from '../errors.ts';
import { sendRefusal } from '../router.ts';
import type { Fault, FaultList } from './faults.ts';
import { bodyOf, PAGE } from './fault-body.ts';

/** The socket from @hono/node-server; absent if the app runs without a server. */
interface NodeBindings {
  incoming?: { socket: { destroy(): void } };
}

/** Applies the active faults to responses. The devnet's own routes are excluded. */
export function faultMiddleware(faults: FaultList): MiddlewareHandler {
  return async (c, next) => {
    if (/^\/devnet(\/|$)/.test(c.req.path) || c.req.method === 'OPTIONS') return next();
    const found = faults.hit(c.req.path);
    for (const fault of found) if (fault.kind === 'latency') await sleep(fault.value);
    const instead = found
      .map((fault) => replacement(c, fault))
      .find((response) => response !== null);
    if (instead) return instead;
    await faults.under(found, next);
    if (!found.some(({ kind }) => kind === 'truncate')) return;
    c.res = await truncated(c.res);
    // Hono keeps the headers of the response before.
    c.res.headers.delete('content-length');
    return;
  };
}

function replacement(c: Context, fault: Fault): Response | null {
  switch (fault.kind) {
    case 'drop':
      (c.env as NodeBindings | undefined)?.incoming?.socket.destroy();
      return c.body(null, 502);
    case 'status':
      return withStatus(c, fault.value);
    case 'busy':
      c.header('retry-after', String(fault.value));
      return withStatus(c, 429);
    case 'html':
      return c.html(PAGE, 502);
    case 'missing-plugin':
      return sendRefusal(c, plainException('Unknown Endpoint', 404), 'handle_http_request');
    default:
      return null;
  }
}

function withStatus(c: Context, status: number): Response {
  const body = bodyOf(status);
  return body === null
    ? c.body(null, status as StatusCode)
    : c.text(body, status as ContentfulStatusCode);
}

/** The first half of the body, as after a cut connection. */
async function truncated(response: Response): Promise<Response> {
  const body = await response.text();
  return new Response(body.slice(0, body.length / 2), {
    status: response.status,
    headers: response.headers,
  });
}
