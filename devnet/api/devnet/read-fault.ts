import type { Params } from '../params.ts';
import { FAULT_KINDS } from './faults.ts';
import type { Fault, FaultKind } from './faults.ts';

/** Default values by kind. */
const VALUES: Partial<Record<FaultKind, number>> = {
  latency: 3000,
  status: 500,
  busy: 30,
  'stale-head': 120,
};

/**
 * Parses `{route, kind, value, calls | seconds}`; route `/` matches everything. Throws a sentence.
 */
export function readFault(body: Params): Omit<Fault, 'id'> {
  const kind = FAULT_KINDS.find((listed) => listed === body['kind']);
  if (!kind) throw new Error(`kind must be one of ${FAULT_KINDS.join(', ')}.`);
  const seconds = wholeNumber(body, 'seconds', 1);
  return {
    route: routeOf(body['route']),
    kind,
    value: valueOf(kind, body),
    calls: wholeNumber(body, 'calls', 1) ?? null,
    until: seconds === undefined ? null : Date.now() + seconds * 1000,
  };
}

function routeOf(route: unknown): string {
  if (route === undefined) return '/';
  if (typeof route === 'string' && route.startsWith('/')) return route;
  throw new Error('route must be the beginning of a path, such as /v1/chain.');
}

function valueOf(kind: FaultKind, body: Params): number {
  const value = wholeNumber(body, 'value', 0) ?? VALUES[kind] ?? 0;
  if (kind !== 'status' || (value >= 200 && value <= 599)) return value;
  throw new Error('value must be an HTTP status from 200 to 599.');
}

function wholeNumber(body: Params, field: string, least: number): number | undefined {
  const value = body[field];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`${field} must be a whole number, ${least} or more.`);
}
