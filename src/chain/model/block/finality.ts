export type Finality =
  { readonly kind: 'irreversible' } | { readonly kind: 'reversible'; readonly blocksToGo: number };

/** Whether a block is irreversible, and how many blocks until it is. */
export function finalityOf(blockNum: number, lastIrreversible: number): Finality {
  return blockNum <= lastIrreversible
    ? { kind: 'irreversible' }
    : { kind: 'reversible', blocksToGo: blockNum - lastIrreversible };
}
