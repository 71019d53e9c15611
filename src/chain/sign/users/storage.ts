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

/** How a text goes between the shared store and a site's own. */
export interface SharedText {
  /** What the other sites may read of it. */
  readonly publish: (text: string) => string;
  /** The shared text with what this site alone keeps. */
  readonly restore: (shared: string, own: string | null) => string;
  /** What the shared store had, with what was changed here while it did not answer. */
  readonly merge: (shared: string, own: string) => string;
}

/**
 * A store that all sites of the explorer share, with the site's own behind it: it is read where the
 * shared one does not answer or has nothing yet. Only the site's own holds the whole text.
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
      const kept = await own.read(key);
      if (text === null) return kept;
      const ahead = kept !== null && (await own.read(isAhead(key))) === 'yes';
      if (!ahead) {
        const whole = restore(text, kept);
        await own.write(key, whole);
        return whole;
      }
      const whole = merge(text, kept);
      await this.write(key, whole);
      return whole;
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
