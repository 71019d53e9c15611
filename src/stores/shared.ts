/**
 * One store for each value, shared by the parts of a page. Two stores of the same request would
 * update each other during rendering.
 */
export function shared<Store>(make: (of: string) => Store): (of: string) => Store {
  const made = new Map<string, Store>();
  return (of) => {
    const store = made.get(of) ?? make(of);
    made.set(of, store);
    return store;
  };
}
