/** Signed transactions name a block by the lower half of its number. */
const HALF = 0x1_0000;

/** The block that a transaction depends on: the last one before its own with that lower half. */
export function referenceBlock(blockNum: number, lowerHalf: number): number {
  const before = blockNum - 1;
  return before - ((((before - lowerHalf) % HALF) + HALF) % HALF);
}
