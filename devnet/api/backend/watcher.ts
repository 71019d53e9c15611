import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { BACKEND } from './path.ts';

/** Push channels for events of one account. */
export function watcherRoutes(app: Hono, { chain, watched }: ApiContext): void {
  serviceRoute(app, 'GET', `${BACKEND}/watcher`, (call) => {
    const channel = call.query('channel');
    if (!chain.account(channel)) throw new ServiceError(404, 'Account not found');
    switch (call.query('type')) {
      case 'create':
        watched.add(channel);
        return { channel, watched: true };
      case 'remove':
        watched.delete(channel);
        return { channel, watched: false };
      default:
        throw new ServiceError(400, 'Unknown type');
    }
  });
}
