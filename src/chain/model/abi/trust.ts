/** How sure it is that an action's bytes mean what this site reads in them. */
export type AbiTrust =
  /** Packed as the published contract says, of which this site keeps a copy. */
  | { readonly kind: 'published'; readonly source: string }
  /** Nodes of two operators serve the same ABI. By host. */
  | { readonly kind: 'agreed'; readonly nodes: readonly [string, string] }
  /** One node alone says so: no other is configured, or none answered. */
  | { readonly kind: 'single'; readonly node: string; readonly others: 'none' | 'silent' }
  /** The visitor's own chain has another contract than the published one. */
  | {
      readonly kind: 'differs';
      readonly node: string;
      readonly published: string;
      readonly found: string;
    };

/** The trust in one action of a transaction. */
export interface ActionTrust {
  readonly contract: string;
  readonly action: string;
  readonly trust: AbiTrust;
}
