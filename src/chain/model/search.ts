import type { ChainConfig } from '../config/types.ts';
import * as limits from '../core/limits.ts';

/** What a searched text is taken for. */
export type SearchTarget =
  | { readonly kind: 'nothing' }
  /** A public key, or an Ethereum address linked to one. */
  | { readonly kind: 'key'; readonly key: string }
  /** Its public key must be found before it can be shown; the text itself goes nowhere. */
  | { readonly kind: 'private-key'; readonly text: string }
  | { readonly kind: 'transaction'; readonly id: string }
  /** A block, or an account of that name where there is no such block. */
  | { readonly kind: 'block'; readonly number: string }
  | { readonly kind: 'fio-address'; readonly address: string }
  /** A FIO domain, or an account of that name where there is no such domain. */
  | { readonly kind: 'fio-domain'; readonly name: string }
  | { readonly kind: 'account'; readonly name: string };

const KEY_LENGTHS: readonly number[] = limits.keyLengths;

/** Results offered below the search box. */
export const MAX_SUGGESTIONS = limits.searchSuggestions;

/**
 * What a text in the search box means on a chain. A private key is known by its `PVT_` or by the
 * length of the older form, and is told apart before anything else can be done with it.
 */
export function classify(input: string, chain: Pick<ChainConfig, 'keyPrefix'>): SearchTarget {
  const text = input.trim();
  if (text === '') return { kind: 'nothing' };
  const isFio = chain.keyPrefix === 'FIO';
  const isWebAuthn = text.includes('PUB_WA_');
  if (text.includes('PVT_') || (text.length === limits.privateKeyLength && !isWebAuthn))
    return { kind: 'private-key', text };
  if (isFio && text.includes('@')) return { kind: 'fio-address', address: text };
  if (KEY_LENGTHS.includes(text.length) || isWebAuthn) return { kind: 'key', key: text };
  if (/^\d+$/.test(text)) return { kind: 'block', number: text };
  if (text.length === limits.transactionIdLength)
    return { kind: 'transaction', id: text.toLowerCase() };
  if (isFio) return { kind: 'fio-domain', name: text.toLowerCase() };
  return { kind: 'account', name: text.toLowerCase() };
}

/** The prefix to suggest account names for, or null where a text must not be looked up. */
export function suggestionPrefix(
  input: string,
  chain: Pick<ChainConfig, 'keyPrefix'>,
): string | null {
  const text = input.trim().toLowerCase();
  if (text.includes('eosio.')) return null;
  const { kind } = classify(input, chain);
  return kind === 'account' || kind === 'fio-domain' || kind === 'block' ? text : null;
}

/**
 * Where a submitted text leads, given what is suggested for it: a single suggestion is what was
 * meant, but on FIO, where the text may be a domain.
 */
export function submitTarget(
  input: string,
  suggestions: readonly string[],
  chain: Pick<ChainConfig, 'keyPrefix'>,
): SearchTarget {
  const target = classify(input, chain);
  const [only] = suggestions;
  if (target.kind === 'account' && only !== undefined && suggestions.length === 1)
    return { kind: 'account', name: only };
  return target;
}

/** The history with one more text, the newest first, each once. A private key is never kept. */
export function remember(
  history: readonly string[],
  input: string,
  chain: Pick<ChainConfig, 'keyPrefix'>,
): readonly string[] {
  const text = input.trim();
  const { kind } = classify(text, chain);
  if (kind === 'nothing' || kind === 'private-key') return history;
  return [text, ...history.filter((one) => one !== text)].slice(0, limits.searchesKept);
}

/** What an empty search box offers: the latest searches, with the logged-in account in last place. */
export function emptySuggestions(
  history: readonly string[],
  actor: string | null,
): readonly string[] {
  if (actor === null) return history.slice(0, limits.searchesShown);
  const others = history.filter((one) => one !== actor);
  return [...others.slice(0, limits.searchesShown - 1), actor];
}
