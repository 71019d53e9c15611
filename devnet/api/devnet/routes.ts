import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { integer, isObject, text } from '../params.ts';
import type { Params } from '../params.ts';
import { invalidRequest } from '../errors.ts';
import { rawRoute, sendJson } from '../router.ts';
import { FAULT_KINDS } from './faults.ts';
import type { Fault, FaultKind } from './faults.ts';

/** Values a kind has where none is given. */
const VALUES: Partial<Record<FaultKind, number>> = {
  latency: 3000,
  status: 500,
  'stale-head': 120,
};

/** What only a devnet has: its demo accounts, and faults to order. */
export function devnetRoutes(app: Hono, { faults, demoAccounts }: ApiContext): void {
  rawRoute(app, '/devnet/accounts', () => ({ accounts: demoAccounts }));

  app.get('/devnet/fault', (c) => sendJson(c, { faults: faults.list() }));
  app.delete('/devnet/fault', (c) => {
    faults.clear();
    return sendJson(c, { faults: [] });
  });
  app.post('/devnet/fault', async (c) => {
    try {
      const body: unknown = await c.req.json();
      if (!isObject(body)) throw new Error('The body must be an object');
      return sendJson(c, faults.add(readFault(body)), 201);
    } catch (thrown) {
      return sendJson(c, { error: thrown instanceof Error ? thrown.message : String(thrown) }, 400);
    }
  });
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
