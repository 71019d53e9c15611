interface Entry {
  key: bigint;
  primary: bigint;
}

/** A table's keys in order; equal keys are ordered by primary key. */
export interface OrderedIndex {
  insert(key: bigint, primary: bigint): void;
  remove(key: bigint, primary: bigint): void;
  /** Index of the first entry whose key is not below. */
  lowerBound(key: bigint): number;
  /** Index of an entry, or where it would be inserted. */
  position(key: bigint, primary: bigint): number;
  at(position: number): Entry | undefined;
  readonly size: number;
}

export function createOrderedIndex(): OrderedIndex {
  const entries: Entry[] = [];

  function position(key: bigint, primary: bigint | null): number {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = entries[middle]!;
      const below =
        entry.key < key || (primary !== null && entry.key === key && entry.primary < primary);
      if (below) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    insert: (key, primary) => void entries.splice(position(key, primary), 0, { key, primary }),
    remove: (key, primary) => void entries.splice(position(key, primary), 1),
    lowerBound: (key) => position(key, null),
    position,
    at: (index) => entries[index],
    get size() {
      return entries.length;
    },
  };
}
