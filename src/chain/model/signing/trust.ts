/** A difference between a node's dry run and the locally decoded transaction. */
export interface Contradiction {
  /** Index of the action in the transaction, from 0. */
  readonly actionIndex: number;
  /** `eosio.token::transfer`. */
  readonly action: string;
  /** The field that differs; null if the whole action differs. */
  readonly field: string | null;
  /** As decoded here. */
  readonly decoded: string;
  /** As the node ran it. */
  readonly executed: string;
}

/** How reliable the ABI is that decoded an action. */
export type AbiTrust =
  /** Packed with the published ABI, of which this site has a copy. */
  | { readonly kind: 'published'; readonly source: string }
  /** Nodes of two operators serve the same ABI. Hosts. */
  | { readonly kind: 'agreed'; readonly nodes: readonly [string, string] }
  /** Only one node served it: no other node is configured, or none responded. */
  | { readonly kind: 'single'; readonly node: string; readonly others: 'none' | 'silent' }
  /** Nodes serve ABIs that contradict each other, or the published one. */
  | { readonly kind: 'disputed' }
  /** No node served one in time. */
  | { readonly kind: 'unread' }
  /** The user's own chain has an ABI that differs from the published one. */
  | {
      readonly kind: 'differs';
      readonly node: string;
      readonly published: string;
      readonly found: string;
    };

/** The trust in the decoding of one action. */
export interface ActionTrust {
  readonly contract: string;
  readonly action: string;
  readonly trust: AbiTrust;
}
