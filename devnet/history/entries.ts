/** Items with permanent numbers. */
export interface Entries<Item> {
  /** Returns the number. */
  add(item: Item): number;
  /** Throws a RangeError if there is no such item. */
  at(position: number): Item;
  /** Number of added items, including removed ones. */
  count(): number;
  /** Removes the items that match. Returns a test for removed numbers. */
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
