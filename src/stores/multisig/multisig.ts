import { atom, onMount } from 'nanostores';
import type { Action } from '../../chain/actions/action.ts';
import {
  actionText,
  type QueuedAction,
  readQueue,
} from '../../chain/model/signing/queued-action.ts';
import { localeOfPath, localizePath } from '../../i18n/locales.ts';

const STORED = 'pronghorn.multisig-queue';

/** What is to be proposed together, in the order in which it would run. It holds in this tab. */
export const $queue = atom<readonly QueuedAction[]>([]);

onMount($queue, () => {
  if (typeof sessionStorage !== 'undefined') $queue.set(readQueue(sessionStorage.getItem(STORED)));
});

export function setQueue(queue: readonly QueuedAction[]): void {
  sessionStorage.setItem(STORED, actionText(queue));
  $queue.set(readQueue(sessionStorage.getItem(STORED)));
}

/** Adds actions as they are. */
export function enqueue(actions: readonly Action[]): void {
  const added = actions.map((action) => ({ id: crypto.randomUUID(), action }));
  setQueue([...$queue.get(), ...added]);
}

/** Queues what a form would have had signed, by whomever the proposal names, and shows the proposal. */
export function handOver(actions: readonly Action[]): void {
  enqueue(actions.map((action) => ({ ...action, authorization: [] })));
  location.assign(localizePath('/wallet/msig', localeOfPath(location.pathname)));
}
