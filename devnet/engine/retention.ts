/** How much of the past is kept whole: the first transactions, and the latest ones after them. */
export interface Limits {
  first: number;
  latest: number;
}

/** Says which blocks to forget as others come. */
export interface Retention {
  /** Notes a block with transactions. Gives the numbers of those whose detail is to go now. */
  add(blockNum: number, transactions: number): number[];
  /** Takes back all blocks above a number. */
  dropAbove(blockNum: number): void;
}

/** The story, and some hours of a busy chain. */
const LIMITS: Limits = { first: 10_000, latest: 20_000 };
/** Forgetting takes a while, so that it is done for many at once: one part in this many. */
const SLACK = 20;

/**
 * Keeps memory flat: of what lies between the first transactions and the latest a chain knows as
 * little as a node that has cut its block log.
 */
export function createRetention({ first, latest }: Limits = LIMITS): Retention {
  let counted = 0;
  let held = 0;
  const later: { num: number; count: number }[] = [];
  return {
    add(num, count) {
      if (counted + count <= first) {
        counted += count;
        return [];
      }
      later.push({ num, count });
      held += count;
      if (held <= latest + latest / SLACK) return [];
      const gone: number[] = [];
      while (held > latest) {
        const oldest = later.shift()!;
        held -= oldest.count;
        gone.push(oldest.num);
      }
      return gone;
    },
    dropAbove(num) {
      while (later.length > 0 && later.at(-1)!.num > num) held -= later.pop()!.count;
    },
  };
}
