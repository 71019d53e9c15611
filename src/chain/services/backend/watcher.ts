import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

async function request(backend: Backend, type: string, channel: string, options?: RequestOptions) {
  await backend.get(servicePath('/watcher', null, { type, channel }), v.unknown(), options);
}

/** Subscribes a push channel of this name to an account or a contract. */
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
