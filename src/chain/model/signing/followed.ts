/** How far a transaction that was sent has come. Nodes are named by their hosts. */
export type Followed =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'in-block';
      readonly blockNum: number;
      readonly blocksToGo: number;
      /** Who says so; null where two operators do. */
      readonly onlyBy: string | null;
    }
  | { readonly kind: 'irreversible'; readonly blockNum: number }
  /** No block of the last ones holds it. */
  | { readonly kind: 'unseen' }
  /** One node's block holds it, another node's block of that number does not. */
  | {
      readonly kind: 'disputed';
      readonly blockNum: number;
      readonly by: string;
      readonly against: string;
    };

/** Whether a block holds it, so that it has happened. */
export function isInBlock({ kind }: Followed): boolean {
  return kind === 'in-block' || kind === 'irreversible';
}
