import type { Hono } from 'hono';
import { seededBetween } from '../market/seed.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { BACKEND } from './path.ts';

/** Third-party services that the backend calls for the site. */
export function commentRoutes(app: Hono): void {
  serviceRoute(app, 'GET', `${BACKEND}/proxy`, (call) => {
    if (call.query('type') !== 'disqus_count') throw new ServiceError(400, 'Unknown type');
    const id = call.query('id');
    return { id, count: seededBetween(`comments/${id}`, 0, 40) };
  });
}
