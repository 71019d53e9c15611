/**
 * Documents that were opened from what is kept, and the time of the oldest response each was given.
 * Open pages are not listed: they keep what they show, and name the endpoint that fails. The list is
 * lost when the browser ends the worker; then such a document gets nothing more.
 */
const opened = new Map<string, number | null>();
const MOST = 50;

export function noteOfflineDocument(id: string): void {
  opened.delete(id);
  opened.set(id, null);
  const [first] = opened.keys();
  if (opened.size > MOST && first !== undefined) opened.delete(first);
}

export function isOfflineDocument(id: string): boolean {
  return opened.has(id);
}

/** Returns the time of the oldest one. */
export function noteServedAge(id: string, at: number): number {
  const oldest = Math.min(opened.get(id) ?? Infinity, at);
  opened.set(id, oldest);
  return oldest;
}

/** Null if the document has only what nodes sent it. */
export function ageOf(id: string): number | null {
  return opened.get(id) ?? null;
}
