import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readRows } from '../rows.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { BACKEND } from './path.ts';

const MOST_LOANS = 100;

/** Queued REX sales, and the loans that expire next. */
export function rexQueueRoutes(app: Hono, { chain }: ApiContext): void {
  const rows = (table: string) => readRows(chain, { code: 'eosio', scope: 'eosio', table });
  const by = (field: string) => (a: Record<string, unknown>, b: Record<string, unknown>) =>
    String(a[field]) < String(b[field]) ? -1 : 1;

  serviceRoute(app, 'GET', `${BACKEND}/rex`, (call) => {
    switch (call.query('type')) {
      case 'getQueue':
        return {
          rows: rows('rexqueue')
            .filter(({ is_open }) => Boolean(is_open))
            .sort(by('order_time')),
        };
      case 'getExpiringLoans':
        return {
          rows: ['cpuloan', 'netloan'].flatMap(rows).sort(by('expiration')).slice(0, MOST_LOANS),
        };
      default:
        throw new ServiceError(400, 'Unknown type');
    }
  });
}
