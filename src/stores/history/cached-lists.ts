/**
 * Makes the list of a key once: who comes back to its screen finds the pages that were loaded. The
 * oldest lists are forgotten.
 *
 * @param most the number of lists that are cached
 */
export function cachedLists<List>(most: number): (key: string, make: () => List) => List {
  const lists = new Map<string, List>();
  return (key, make) => {
    const list = lists.get(key) ?? make();
    // The latest is the last.
    lists.delete(key);
    lists.set(key, list);
    const [oldest] = lists.keys();
    if (lists.size > most && oldest !== undefined) lists.delete(oldest);
    return list;
  };
}
