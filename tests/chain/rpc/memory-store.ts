import type { ResponseStore } from '#src/chain/rpc/response-cache.ts';

/** A store in memory. Entries are JSON, as in a browser. */
export function memoryStore(entries: Record<string, string> = {}) {
  const store: ResponseStore = {
    read: async (key) => (key in entries ? JSON.parse(entries[key] ?? '') : undefined),
    keep: (key, body) => void (entries[key] = JSON.stringify(body)),
    drop: (key) => void delete entries[key],
  };
  return { store, entries };
}
