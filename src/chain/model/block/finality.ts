export type Finality =
  { readonly kind: 'irreversible' } | { readonly kind: 'reversible'; readonly blocksToGo: number };

/** Whether a block can still be undone, and how many blocks are missing until it cannot. */
export function finalityOf(blockNum: number, lastIrreversible: number): Finality {
  return blockNum <= lastIrreversible
    ? { kind: 'irreversible' }
    : { kind: 'reversible', blocksToGo: blockNum - lastIrreversible };
}
