/** Texts by name, kept between visits. */
export interface TextStore {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, text: string) => Promise<void>;
}

/**
 * The browser's local storage, under a prefix. Where that is full or forbidden, texts last as long
 * as the page does.
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

/**
 * A store that all sites of the explorer share, with the site's own behind it: it is read where the
 * shared one does not answer or has nothing yet, and keeps what the shared one has. Once silent, the
 * shared one is asked no more.
 */
export function sharedStorage(shared: TextStore, own: TextStore): TextStore {
  let silent = false;
  const ask = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (silent) return undefined;
    try {
      return await work();
    } catch {
      silent = true;
      return undefined;
    }
  };
  return {
    async read(key) {
      const text = await ask(() => shared.read(key));
      if (text === undefined || text === null) return own.read(key);
      await own.write(key, text);
      return text;
    },
    async write(key, text) {
      await ask(() => shared.write(key, text));
      await own.write(key, text);
    },
  };
}
