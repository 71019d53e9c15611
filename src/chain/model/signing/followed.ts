/** The progress of a sent transaction. Nodes are named by their hosts. */
export type Followed =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'in-block';
      readonly blockNum: number;
      readonly blocksToGo: number;
      /** The only node that reports it; null if two operators do. */
      readonly onlyBy: string | null;
    }
  | { readonly kind: 'irreversible'; readonly blockNum: number }
  /** Not found in the latest blocks. */
  | { readonly kind: 'unseen' }
  /** Found in one node's block, but not in another node's block of that number. */
  | {
      readonly kind: 'disputed';
      readonly blockNum: number;
      readonly by: string;
      readonly against: string;
    };

/** Whether a block contains it, so that it was executed. */
export function isInBlock({ kind }: Followed): boolean {
  return kind === 'in-block' || kind === 'irreversible';
}
