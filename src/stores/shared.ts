/**
 * One store for each value, for what several parts of a page show: two stores of the same request
 * would tell each other while a part is being drawn.
 */
export function shared<Store>(make: (of: string) => Store): (of: string) => Store {
  const made = new Map<string, Store>();
  return (of) => {
    const store = made.get(of) ?? make(of);
    made.set(of, store);
    return store;
  };
}
