import type { Hono } from 'hono';
import { pageOf, serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';

type Json = Record<string, unknown>;

const PATH = '/atomicassets/v1';
/** What the indexer answers where there is no such thing. */
const MISSING = 416;

/** A call of the indexer, by GET and POST: what it gives stands in `data`. */
export function indexerRoute(
  app: Hono,
  path: string,
  answer: (call: ServiceCall) => unknown,
): void {
  serviceRoute(app, ['GET', 'POST'], PATH + path, (call) => {
    try {
      return { success: true, data: answer(call), query_time: Date.now() };
    } catch (thrown) {
      if (!(thrown instanceof ServiceError)) throw thrown;
      const { message, status } = thrown;
      throw new ServiceError(status, message, { success: false, message });
    }
  });
}

/** A list of things and, below `_count`, how many they are. */
export function listRoute(app: Hono, path: string, list: (call: ServiceCall) => Json[]): void {
  indexerRoute(app, `${path}/_count`, (call) => String(list(call).length));
  indexerRoute(app, path, (call) => pageOf(call, list(call), { usual: 100, most: 1_000 }));
}

export function missing(what: string): ServiceError {
  return new ServiceError(MISSING, `${what} not found`);
}

/** Whether a field is what is asked for: one of several by comma, or anything where it is not asked. */
export function fits(call: ServiceCall, field: string, value: unknown): boolean {
  const wanted = call.query(field);
  return wanted === '' || wanted.split(',').includes(String(value));
}

/** In the order of a field, the largest first unless `order` is `asc`; numbers may be texts. */
export function inOrder(call: ServiceCall, rows: Json[], field: string): Json[] {
  const sign = call.query('order') === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(String(a[field]), String(b[field])));
}

function compare(a: string, b: string): number {
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return a.length - b.length || (a < b ? -1 : 1);
  return a < b ? -1 : 1;
}
