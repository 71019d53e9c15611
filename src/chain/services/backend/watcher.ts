import * as v from '../../core/schema.ts';
import type { Asking } from '../../rpc/node.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

async function ask(backend: Backend, type: string, channel: string, asking?: Asking) {
  await backend.get(servicePath('/watcher', null, { type, channel }), v.unknown(), asking);
}

/** Has the backend push what happens to an account or a contract into a channel of that name. */
export function createWatcher(backend: Backend, channel: string, asking?: Asking): Promise<void> {
  return ask(backend, 'create', channel, asking);
}

export function removeWatcher(backend: Backend, channel: string, asking?: Asking): Promise<void> {
  return ask(backend, 'remove', channel, asking);
}
