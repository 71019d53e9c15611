import { listedText } from './listed-users.ts';
import { marked, storageRequest } from './storage-messages.ts';
import type { StorageAnswer } from './storage-messages.ts';
import type { TextStore } from './storage.ts';

/** The only text that is shared between sites. */
export const sharedKey = 'users';

export interface HostMessage {
  readonly data: unknown;
  readonly origin: string;
  /** Whether the window that frames this one speaks. */
  readonly fromParent: boolean;
}

/**
 * The frame's side: answers the sites it was built for, and nobody else gets even a refusal.
 * @param sites their origins
 */
export function answerStorage(
  store: TextStore,
  sites: readonly string[],
  post: (answer: StorageAnswer, origin: string) => void,
) {
  return async ({ data, origin, fromParent }: HostMessage): Promise<void> => {
    if (!fromParent || !sites.includes(origin)) return;
    const request = storageRequest(data);
    if (!request) return;
    const { id, key } = request;
    if (key !== sharedKey) return post({ ...marked, kind: 'refused', id }, origin);
    // A site of an older build may send more than the list, or have left more here.
    const kept = request.kind === 'write' ? request.text : await store.read(key);
    const text = kept === null ? null : listedText(kept);
    if (text !== null && (request.kind === 'write' || text !== kept)) await store.write(key, text);
    post({ ...marked, kind: 'answer', id, text }, origin);
  };
}
