import { loadStoreEntries } from './load-store.ts';

/** Refreshes all values whose key has the prefix. Shown values stay until the responses arrive. */
export function refresh(keyPrefix: string): void {
  for (const [key, entry] of loadStoreEntries) if (key.startsWith(keyPrefix)) entry.invalidate();
}

/**
 * Refreshes all that a transaction of the visitor may have changed, on the page and, once they are
 * shown, elsewhere. Shown values stay until the responses arrive.
 */
export function refreshAffected(): void {
  for (const entry of loadStoreEntries.values()) if (!entry.unaffected) entry.invalidate();
}
