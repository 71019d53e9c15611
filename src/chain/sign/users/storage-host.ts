import { listedText } from './listed-users.ts';
import { marked, storageRequest } from './storage-messages.ts';
import type { StorageResponse } from './storage-messages.ts';
import type { TextStore } from './storage.ts';

/** The only entry shared between sites. */
export const sharedKey = 'users';

export interface HostMessage {
  readonly data: unknown;
  readonly origin: string;
  /** Whether the message came from the parent window. */
  readonly fromParent: boolean;
}

/**
 * The frame's side. It responds only to the sites it was built for; others do not even get a
 * refusal.
 * @param sites their origins
 */
export function serveStorage(
  store: TextStore,
  sites: readonly string[],
  post: (response: StorageResponse, origin: string) => void,
) {
  return async ({ data, origin, fromParent }: HostMessage): Promise<void> => {
    if (!fromParent || !sites.includes(origin)) return;
    const request = storageRequest(data);
    if (!request) return;
    const { id, key } = request;
    if (key !== sharedKey) return post({ ...marked, kind: 'refused', id }, origin);
    // An older build of a site may send or have stored more than the list.
    const stored = request.kind === 'write' ? request.text : await store.read(key);
    const text = stored && listedText(stored);
    if (text !== null && (request.kind === 'write' || text !== stored))
      await store.write(key, text);
    post({ ...marked, kind: 'answer', id, text }, origin);
  };
}
