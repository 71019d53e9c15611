/** Lists of growing positions under a key: what an inverted index is made of. */
export interface Postings {
  add(key: string, position: number): void;
  /** Ascending. Shared: not to be changed. */
  get(key: string): readonly number[];
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
  };
}
