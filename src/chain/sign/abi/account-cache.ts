/** Values that are fetched once for an account, of which a bounded number is cached. */
export interface AccountCache<T> {
  /** Rejects as the fetch does, after which it is fetched again. */
  readonly get: (account: string) => Promise<T>;
  /** The cached value. */
  readonly cached: (account: string) => T | undefined;
  readonly values: () => T[];
  readonly forget: (account: string) => void;
}

/** @param size how many values are cached; the least recently used goes first */
export function createAccountCache<T>(
  fetch: (account: string) => Promise<T>,
  size: number,
): AccountCache<T> {
  const cache = new Map<string, T>();
  const fetching = new Map<string, Promise<T>>();

  function keep(account: string, value: T): T {
    cache.delete(account);
    cache.set(account, value);
    for (const oldest of [...cache.keys()].slice(0, -size)) cache.delete(oldest);
    return value;
  }

  async function start(account: string): Promise<T> {
    const request = fetch(account);
    fetching.set(account, request);
    // A value that was forgotten meanwhile is not cached, and does not end a newer fetch.
    const isCurrent = () => fetching.get(account) === request;
    try {
      const value = await request;
      return isCurrent() ? keep(account, value) : value;
    } finally {
      if (isCurrent()) fetching.delete(account);
    }
  }

  return {
    async get(account) {
      const value = cache.get(account);
      return value === undefined ? (fetching.get(account) ?? start(account)) : keep(account, value);
    },
    cached: (account) => cache.get(account),
    values: () => [...cache.values()],
    forget(account) {
      cache.delete(account);
      // The fetch under way may still bring the old one.
      fetching.delete(account);
    },
  };
}
