/** More stores than a screen shows, and than a visitor goes back to. */
const MOST_KEPT = 200;

/**
 * One list or client for each key, so that a list keeps the pages that were loaded while its screen is
 * left. Load stores are shared by their key already.
 */
export function memoizeByKey<Store>(make: (of: string) => Store): (of: string) => Store {
  const made = new Map<string, Store>();
  return (of) => {
    const store = made.get(of) ?? make(of);
    made.delete(of);
    made.set(of, store);
    const [oldest] = made.keys();
    if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
    return store;
  };
}
