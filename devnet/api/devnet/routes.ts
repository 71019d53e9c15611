import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { integer, text } from '../params.ts';
import type { Params } from '../params.ts';
import { invalidRequest } from '../errors.ts';
import { rawRoute, sendJson } from '../router.ts';
import { FAULT_KINDS } from './faults.ts';
import type { Fault, FaultKind } from './faults.ts';
import { devnetRoute } from './route.ts';
import { timeRoutes } from './time.ts';

/** Values a kind has where none is given. */
const VALUES: Partial<Record<FaultKind, number>> = {
  latency: 3000,
  status: 500,
  'stale-head': 120,
};

/** What can be asked of a devnet alone, as `/devnet` lists it. */
const ROUTES = {
  'GET /devnet/accounts': 'Demo accounts with their keys',
  'GET /devnet/fault': 'Faults in force',
  'POST /devnet/fault': '{route, kind, value, calls | seconds}: makes routes misbehave',
  'DELETE /devnet/fault': 'Ends all faults',
  'POST /devnet/clock': '{advance: seconds} or {time: "2026-01-31T12:00:00Z"}: lets time pass',
  'POST /devnet/fork': '{depth: blocks}: replaces the last blocks by another branch',
};

/** What only a devnet has: its demo accounts, faults to order, and a time to be set. */
export function devnetRoutes(app: Hono, context: ApiContext): void {
  const { faults, demoAccounts, chain } = context;
  app.get('/devnet', (c) => sendJson(c, { chain: chain.spec.key, routes: ROUTES }));
  rawRoute(app, '/devnet/accounts', () => ({ accounts: demoAccounts }));

  app.get('/devnet/fault', (c) => sendJson(c, { faults: faults.list() }));
  devnetRoute(app, 'DELETE', '/devnet/fault', () => {
    faults.clear();
    return { faults: [] };
  });
  devnetRoute(app, 'POST', '/devnet/fault', (body) => faults.add(readFault(body)), 201);
  timeRoutes(app, context);
}

/** `{route, kind, value, calls | seconds}`; route `/` hits everything. */
function readFault(body: Params): Omit<Fault, 'id'> {
  const kind = FAULT_KINDS.find((known) => known === body['kind']);
  if (!kind) throw invalidRequest(`kind must be one of ${FAULT_KINDS.join(', ')}`);
  const route = text(body, 'route') || '/';
  const seconds = integer(body, 'seconds', 0);
  return {
    route,
    kind,
    value: integer(body, 'value', VALUES[kind] ?? 0),
    calls: body['calls'] === undefined ? null : integer(body, 'calls', 1),
    until: seconds > 0 ? Date.now() + seconds * 1000 : null,
  };
}
