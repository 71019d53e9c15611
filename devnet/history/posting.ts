/** An inverted index: ascending positions by key. */
export interface Postings {
  add(key: string, position: number): void;
  /** Ascending. Shared, so do not modify. */
  get(key: string): readonly number[];
  /** Removes the positions that match. */
  remove(gone: (position: number) => boolean): void;
}

export function createPostings(): Postings {
  const lists = new Map<string, number[]>();
  return {
    add(key, position) {
      const list = lists.get(key);
      if (!list) lists.set(key, [position]);
      else if (list.at(-1) !== position) list.push(position);
    },
    get: (key) => lists.get(key) ?? [],
    remove(gone) {
      for (const [key, list] of lists)
        if (list.some(gone))
          lists.set(
            key,
            list.filter((position) => !gone(position)),
          );
    },
  };
}
