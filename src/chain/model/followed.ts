/** How far a transaction that was sent has come. */
export type Followed =
  | { readonly kind: 'pending' }
  | { readonly kind: 'in-block'; readonly blockNum: number; readonly blocksToGo: number }
  | { readonly kind: 'irreversible'; readonly blockNum: number }
  /** No block of the last ones holds it. */
  | { readonly kind: 'unseen' };
