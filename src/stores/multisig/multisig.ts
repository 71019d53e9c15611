import { atom, onMount } from 'nanostores';
import type { Action } from '../../chain/actions/action.ts';
import * as v from '../../chain/core/schema.ts';
import {
  actionText,
  type QueuedAction,
  readQueue,
} from '../../chain/model/signing/queued-action.ts';
import { localeOfPath, localizePath } from '../../i18n/locales.ts';
import { goTo } from '../change-url.ts';
import { readStored, writeStored } from '../stored-json.ts';

const STORED = 'pronghorn.multisig-queue';

/** The actions of the next proposal, in execution order. Stored for this tab, if the browser stores anything. */
export const $queue = atom<readonly QueuedAction[]>([]);

onMount($queue, () => {
  const stored = readStored('sessionStorage', STORED, v.string());
  if (stored !== null) $queue.set(readQueue(stored));
});

export function setQueue(queue: readonly QueuedAction[]): void {
  const text = actionText(queue);
  writeStored('sessionStorage', STORED, text);
  $queue.set(readQueue(text));
}

/** Shows other actions, such as those of a link. The stored ones stay until these are changed. */
export function showQueue(queue: readonly QueuedAction[]): void {
  $queue.set(queue);
}

/** Adds actions unchanged. */
export function enqueue(actions: readonly Action[]): void {
  const added = actions.map((action) => ({ id: crypto.randomUUID(), action }));
  setQueue([...$queue.get(), ...added]);
}

/** Queues a form's actions instead of signing them, and shows the proposal form. */
export function proposeInstead(actions: readonly Action[]): void {
  enqueue(actions.map((action) => ({ ...action, authorization: [] })));
  goTo(localizePath('/wallet/msig', localeOfPath(location.pathname)));
}
