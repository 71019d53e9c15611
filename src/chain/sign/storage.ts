import type { SessionStorage } from '@wharfkit/session';

/**
 * Sessions in the browser's local storage, under a prefix. Where that is full or forbidden they
 * last as long as the page does.
 */
export function browserStorage(prefix = 'pronghorn-session-'): SessionStorage {
  const memory = new Map<string, string>();
  return {
    async read(key) {
      try {
        return memory.get(key) ?? localStorage.getItem(prefix + key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    async write(key, data) {
      try {
        localStorage.setItem(prefix + key, data);
        memory.delete(key);
      } catch {
        memory.set(key, data);
      }
    },
    async remove(key) {
      memory.delete(key);
      try {
        localStorage.removeItem(prefix + key);
      } catch {
        // What could not be read cannot have been written.
      }
    },
  };
}
