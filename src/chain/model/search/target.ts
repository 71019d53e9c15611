import type { ChainConfig } from '../../config/types.ts';
import type { ChainKey } from '../../config/registry.ts';

/** What a searched text is taken for. */
export type SearchTarget =
  | { readonly kind: 'nothing' }
  /** A public key, or an Ethereum address linked to one. */
  | { readonly kind: 'key'; readonly key: string }
  /** Its public key must be found before it can be shown; the text itself goes nowhere. */
  | { readonly kind: 'private-key'; readonly text: string }
  /** A transaction, or a block of that id. */
  | { readonly kind: 'transaction'; readonly id: string }
  /** A block, or an account of that name where there is no such block. */
  | { readonly kind: 'block'; readonly number: string }
  | { readonly kind: 'fio-address'; readonly address: string }
  /** A FIO domain, or an account of that name where there is no such domain. */
  | { readonly kind: 'fio-domain'; readonly name: string }
  | { readonly kind: 'token'; readonly contract: string; readonly code: string }
  | { readonly kind: 'proposal'; readonly proposer: string; readonly name: string }
  /** A page of an explorer; the chain is null where the link does not name one. */
  | { readonly kind: 'link'; readonly chain: ChainKey | null; readonly target: SearchTarget }
  /** A packed transaction as JSON: read in the page, never sent. */
  | { readonly kind: 'packed'; readonly text: string }
  /** A signing request: read in the page, never answered. */
  | { readonly kind: 'request'; readonly text: string }
  /** `part` is the query of an address that names a part of the account's page, and what is in it. */
  | { readonly kind: 'account'; readonly name: string; readonly part?: string }
  /** No form there is. */
  | { readonly kind: 'unknown'; readonly text: string };

/** What a search knows of its chain. */
export type SearchChain = Pick<ChainConfig, 'keyPrefix'> &
  Partial<Pick<ChainConfig, 'key' | 'features' | 'coreSymbol' | 'accounts'>>;

/** One form of text: what a trimmed text means where it has that form, else null. */
export type SearchProvider = (text: string, chain: SearchChain) => SearchTarget | null;
