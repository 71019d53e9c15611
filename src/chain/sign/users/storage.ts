/** Persistent texts by name. */
export interface TextStore {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, text: string) => Promise<void>;
}

/**
 * The browser's local storage under a prefix. If it is full or forbidden, texts last as long as the
 * page.
 */
export function browserStorage(prefix = 'pronghorn-'): TextStore {
  const memory = new Map<string, string>();
  return {
    async read(key) {
      try {
        return memory.get(key) ?? localStorage.getItem(prefix + key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    async write(key, text) {
      try {
        localStorage.setItem(prefix + key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
  };
}

/** Converts a text between the shared store and the site's own. */
export interface SharedText {
  /** The part that other sites may read. */
  readonly publish: (text: string) => string;
  /** The shared text with this site's private parts. */
  readonly restore: (shared: string, own: string | null) => string;
  /** Merges the shared text with local changes made while the shared store did not respond. */
  readonly merge: (shared: string, own: string) => string;
}

/**
 * A store shared by all sites of the explorer. The site's own store is the fallback when the shared
 * one does not respond or is empty. Only the site's own has the private parts.
 */
export function sharedStorage(
  shared: TextStore,
  own: TextStore,
  { publish, restore, merge }: SharedText,
): TextStore {
  const isAhead = (key: string) => `${key}-ahead`;
  return {
    async read(key) {
      const text = await shared.read(key).catch(() => null);
      const stored = await own.read(key);
      if (text === null) return stored;
      const ahead = stored !== null && (await own.read(isAhead(key))) === 'yes';
      if (!ahead) {
        const restored = restore(text, stored);
        await own.write(key, restored);
        return restored;
      }
      const merged = merge(text, stored);
      await this.write(key, merged);
      return merged;
    },
    async write(key, text) {
      const reached = await shared.write(key, publish(text)).then(
        () => true,
        () => false,
      );
      await own.write(key, text);
      await own.write(isAhead(key), reached ? 'no' : 'yes');
    },
  };
}
