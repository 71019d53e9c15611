import * as v from 'valibot';
import type { RequestOptions } from '../../rpc/node.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

async function request(backend: Backend, type: string, channel: string, options?: RequestOptions) {
  await backend.get(servicePath('/watcher', null, { type, channel }), v.unknown(), options);
}

/** Has the backend push what happens to an account or a contract into a channel of that name. */
export function createWatcher(
  backend: Backend,
  channel: string,
  options?: RequestOptions,
): Promise<void> {
  return request(backend, 'create', channel, options);
}

export function removeWatcher(
  backend: Backend,
  channel: string,
  options?: RequestOptions,
): Promise<void> {
  return request(backend, 'remove', channel, options);
}
