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
    if (request.kind === 'write') await store.write(key, request.text);
    post({ ...marked, kind: 'answer', id, text: await store.read(key) }, origin);
  };
}
