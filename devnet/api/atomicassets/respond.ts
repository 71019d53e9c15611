import type { Hono } from 'hono';
import { pageOf, serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';

type Json = Record<string, unknown>;

const PATH = '/atomicassets/v1';
/** AtomicMarket's part of the indexer. */
export const MARKET = '/atomicmarket/v1';
/** The indexer's status for a missing item. */
const MISSING = 416;

/** An indexer route for GET and POST. The result is in `data`. */
export function indexerRoute(
  app: Hono,
  path: string,
  handler: (call: ServiceCall) => unknown,
  base = PATH,
): void {
  serviceRoute(app, ['GET', 'POST'], base + path, (call) => {
    try {
      return { success: true, data: handler(call), query_time: Date.now() };
    } catch (thrown) {
      if (!(thrown instanceof ServiceError)) throw thrown;
      const { message, status } = thrown;
      throw new ServiceError(status, message, { success: false, message });
    }
  });
}

/** A list route and its `_count` route. */
export function listRoute(
  app: Hono,
  path: string,
  list: (call: ServiceCall) => Json[],
  base = PATH,
): void {
  const pages = { byDefault: 100, most: 1_000 };
  indexerRoute(app, `${path}/_count`, (call) => String(list(call).length), base);
  indexerRoute(app, path, (call) => pageOf(call, list(call), pages), base);
}

export function missing(what: string): ServiceError {
  return new ServiceError(MISSING, `${what} not found`);
}

/** Whether a field matches a comma-separated parameter; true if the parameter is absent. */
export function fits(call: ServiceCall, field: string, value: unknown): boolean {
  const wanted = call.query(field);
  return wanted === '' || wanted.split(',').includes(String(value));
}

/** Sorts by a field, descending unless `order` is `asc`. Numbers may be texts. */
export function inOrder(call: ServiceCall, rows: Json[], field: string): Json[] {
  const sign = call.query('order') === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(String(a[field]), String(b[field])));
}

function compare(a: string, b: string): number {
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return a.length - b.length || (a < b ? -1 : 1);
  return a < b ? -1 : 1;
}
