/** More stores than a screen shows, and than a visitor goes back to. */
const MOST_KEPT = 200;

/**
 * One store for each value, shared by the parts of a page. Two stores of the same request would
 * update each other during rendering.
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
