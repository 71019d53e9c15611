import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { BACKEND } from './path.ts';

const CALLS = ['get_creator', 'get_actions'];
const OPTIONS = [
  'skip',
  'limit',
  'sort',
  'after',
  'before',
  'filter',
  'global_sequence',
  'transfer.from',
  'transfer.to',
];

/** A Hyperion proxy for chains whose own is reachable by the backend only. */
export function hyperionProxyRoutes(app: Hono): void {
  serviceRoute(app, 'GET', `${BACKEND}/hyperion`, async (call) => {
    const type = call.query('type');
    if (!CALLS.includes(type)) throw new ServiceError(400, 'Unknown type');
    const response = await app.request(`/v2/history/${type}?${queryOf(call)}`);
    const body: unknown = await response.json();
    if (response.ok) return body;
    const { message } = body as { message?: string };
    throw new ServiceError(response.status as ContentfulStatusCode, message ?? 'Error');
  });
}

function queryOf(call: ServiceCall): string {
  const given = OPTIONS.map((option) => [option, call.query(`options[${option}]`)] as const);
  const query = [['account', call.query('account')] as const, ...given];
  return new URLSearchParams(
    query.flatMap(([name, value]) => (value === '' ? [] : [[name, value]])),
  ).toString();
}
