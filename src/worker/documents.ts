import type { Served } from './messages.ts';

/**
 * Documents that were opened from the cache, and what each was served. Open pages are not listed:
 * they keep what they show, and name the endpoint that fails. The list is lost when the browser ends
 * the worker; then such a document gets nothing more.
 */
const opened = new Map<string, Served>();
const MOST = 50;

const NOTHING: Served = { at: null, missing: false };

export function noteOfflineDocument(id: string): void {
  opened.delete(id);
  opened.set(id, NOTHING);
  const [first] = opened.keys();
  if (opened.size > MOST && first !== undefined) opened.delete(first);
}

export function isOfflineDocument(id: string): boolean {
  return opened.has(id);
}

/** @param at when the response came that the document is served now; null if none was cached */
export function recordServed(id: string, at: number | null): Served {
  const before = servedTo(id);
  const served =
    at === null
      ? { ...before, missing: true }
      : { ...before, at: Math.min(before.at ?? Infinity, at) };
  opened.set(id, served);
  return served;
}

/** Nothing, if the document has only what nodes sent it. */
export function servedTo(id: string): Served {
  return opened.get(id) ?? NOTHING;
}
