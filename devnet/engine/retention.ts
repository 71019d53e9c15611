/** How much history is kept: the first transactions, and the latest ones. */
export interface Limits {
  first: number;
  latest: number;
}

/** Decides which blocks to discard as new ones arrive. */
export interface Retention {
  /** Records a block with transactions. Returns the numbers of blocks to discard now. */
  add(blockNum: number, transactions: number): number[];
  /** Removes all blocks above a number. */
  dropAbove(blockNum: number): void;
}

/** The story, and some hours of a busy chain. */
const LIMITS: Limits = { first: 10_000, latest: 20_000 };
/** Discarding is slow, so it is done in batches: one part in this many. */
const SLACK = 20;

/**
 * Keeps memory constant. Between the first and the latest transactions a chain has as little detail
 * as a node with a trimmed block log.
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
