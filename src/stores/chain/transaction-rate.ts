/** The number of transactions in a block. */
export interface CountedBlock {
  readonly number: number;
  readonly transactions: number;
}

const BLOCKS_PER_SECOND = 2;
/** One or two blocks are too few: most are empty. */
const FEWEST_BLOCKS = 3;
/** Two minutes. */
const RECENT_BLOCKS = 240;

/** Counts the transactions of recent blocks, each block once. */
export function createTransactionRate() {
  let known = new Map<number, number>();
  /** Adds blocks. Returns transactions a second; null until enough recent blocks are known. */
  return function addBlocks(blocks: readonly CountedBlock[]): number | null {
    for (const { number, transactions } of blocks) known.set(number, transactions);
    // Of the new ones: a restarted test chain begins again.
    const newest = Math.max(...blocks.map(({ number }) => number));
    const isRecent = (number: number) => number > newest - RECENT_BLOCKS && number <= newest;
    known = new Map([...known].filter(([number]) => isRecent(number)));
    if (known.size < FEWEST_BLOCKS) return null;
    const total = [...known.values()].reduce((sum, one) => sum + one, 0);
    return (total / known.size) * BLOCKS_PER_SECOND;
  };
}

/** The rate of the page's chain. */
export const addToRate = createTransactionRate();
