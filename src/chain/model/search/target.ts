import type { ChainConfig } from '../../config/types.ts';
import type { ChainKey } from '../../config/registry.ts';

/** The meaning of a search text. */
export type SearchTarget =
  | { readonly kind: 'nothing' }
  /** A public key, or an Ethereum address linked to one. */
  | { readonly kind: 'key'; readonly key: string }
  /** A private key. Its public key is computed here; the text itself is never sent. */
  | { readonly kind: 'private-key'; readonly text: string }
  /** A transaction, or a block with that id. */
  | { readonly kind: 'transaction'; readonly id: string }
  /** A block, or an account with that name if there is no such block. */
  | { readonly kind: 'block'; readonly number: string }
  | { readonly kind: 'fio-address'; readonly address: string }
  /** A FIO domain, or an account with that name if there is no such domain. */
  | { readonly kind: 'fio-domain'; readonly name: string }
  | { readonly kind: 'token'; readonly contract: string; readonly code: string }
  | { readonly kind: 'proposal'; readonly proposer: string; readonly name: string }
  /** An NFT by its id. With its owner, by whom a node finds it, if the link names it. */
  | { readonly kind: 'nft'; readonly id: string; readonly owner?: string }
  | { readonly kind: 'nft-collection'; readonly name: string }
  | { readonly kind: 'nft-template'; readonly collection: string; readonly id: string }
  /** A page of an explorer; the chain is null if the link does not name one. */
  | { readonly kind: 'link'; readonly chain: ChainKey | null; readonly target: SearchTarget }
  /** A packed transaction as JSON, decoded in the page and never sent. */
  | { readonly kind: 'packed'; readonly text: string }
  /** A signing request, decoded in the page and never answered. */
  | { readonly kind: 'request'; readonly text: string }
  /** `part` is the query that selects a tab of the account page. */
  | { readonly kind: 'account'; readonly name: string; readonly part?: string }
  /** Not a known form. */
  | { readonly kind: 'unknown'; readonly text: string };

/** The chain facts that search uses. */
export type SearchChain = Pick<ChainConfig, 'keyPrefix'> &
  Partial<
    Pick<
      ChainConfig,
      'key' | 'features' | 'coreSymbol' | 'legacySymbol' | 'accounts' | 'nftsEnabled'
    >
  >;

/** Recognises one form in a trimmed text; null otherwise. */
export type SearchProvider = (text: string, chain: SearchChain) => SearchTarget | null;
