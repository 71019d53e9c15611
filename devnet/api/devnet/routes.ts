import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { rawRoute, sendJson } from '../router.ts';
import { readFault } from './read-fault.ts';
import { devnetRoute } from './route.ts';
import { timeRoutes } from './time.ts';

/** The devnet's own routes, as listed by `/devnet`. */
const ROUTES = {
  'GET /devnet/accounts': 'Demo accounts with their keys',
  'GET /devnet/fault': 'Faults in force',
  'POST /devnet/fault': '{route, kind, value, calls | seconds}: makes routes misbehave',
  'DELETE /devnet/fault': 'Ends all faults',
  'POST /devnet/clock': '{advance: seconds} or {time: "2026-01-31T12:00:00Z"}: lets time pass',
  'POST /devnet/fork': '{depth: blocks}: replaces the last blocks by another branch',
};

/** The devnet's own routes: demo accounts, faults, and the clock. */
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
