/** Things by the number they were given when they came, which stays theirs. */
export interface Entries<Item> {
  /** Gives the number. */
  add(item: Item): number;
  /** Throws a RangeError where there is none of this number. */
  at(position: number): Item;
  /** How many have come, those that are gone too. */
  count(): number;
  /** Takes out what a test picks. Gives the test of whether a number is among them. */
  remove(gone: (item: Item) => boolean): (position: number) => boolean;
}

export function createEntries<Item>(): Entries<Item> {
  const items = new Map<number, Item>();
  let next = 0;
  return {
    add(item) {
      items.set(next, item);
      return next++;
    },
    at(position) {
      const item = items.get(position);
      if (item === undefined) throw new RangeError(`No entry at ${position}`);
      return item;
    },
    count: () => next,
    remove(gone) {
      for (const [position, item] of items) if (gone(item)) items.delete(position);
      return (position) => !items.has(position);
    },
  };
}
