import { knownTokens } from '../../config/known-accounts.ts';
import * as limits from '../../core/limits.ts';
import { blockNumber, longId, nftNumber, proposal } from './ids.ts';
import { explorerLink } from './link.ts';
import { signingRequest } from './request.ts';
import type { SearchChain, SearchProvider, SearchTarget } from './target.ts';

/** A private key in the legacy format inside of a link: `https://…?key=5K…`. */
const LINKED_SECRET =
  /^\S+[/=#](5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?:[/&#?]|$)/;

/** Private keys in either format. Tried first, so that nothing else handles one. */
const typedSecret: SearchProvider = (text) => {
  const linked = LINKED_SECRET.exec(text)?.[1];
  if (linked !== undefined) return { kind: 'private-key', text: linked };
  return text.includes('PVT_') ? { kind: 'private-key', text } : null;
};

/** Prefixes of public keys and addresses. No private key has them. */
const isPublic = /^(PUB_|EOS|FIO|0x)/;

/**
 * The legacy format is recognised by length only, which public keys may share. Without a public
 * prefix it counts as private even if mistyped: missing a result is better than showing a key.
 */
const oldSecret: SearchProvider = (text) =>
  text.length === limits.privateKeyLength && !isPublic.test(text) && !text.includes('PUB_WA_')
    ? { kind: 'private-key', text }
    : null;

/** Packed transactions in the JSON of nodes, with `packed_trx`. */
const packedTransaction: SearchProvider = (text) =>
  text.startsWith('{') && text.includes('"packed_trx"') ? { kind: 'packed', text } : null;

/**
 * Public keys by their length, and passkeys, which have any length, by their prefix. Texts with the
 * length of a private key are excluded before this provider runs. A key has no slash, but links
 * may be as long.
 */
const publicKey: SearchProvider = (text) => {
  const isAsLong = [...limits.keyLengths, limits.privateKeyLength].includes(text.length);
  return (isAsLong && !text.includes('/')) || text.includes('PUB_WA_')
    ? { kind: 'key', key: text }
    : null;
};

/** `eosio.token:EOS`, or `EOS@eosio.token`. */
const contractToken: SearchProvider = (text) => {
  const [, contract, code] = /^([a-z1-5.]{1,13}):([A-Z]{1,7})$/.exec(text) ?? [];
  if (contract !== undefined && code !== undefined) return { kind: 'token', contract, code };
  const [, first, second] = /^([A-Z]{1,7})[@:]([a-z1-5.]{1,13})$/.exec(text) ?? [];
  return first !== undefined && second !== undefined
    ? { kind: 'token', contract: second, code: first }
    : null;
};

/**
 * The core token and well-known tokens by symbol alone, in capitals. Other symbols are ambiguous,
 * and fake tokens exploit that.
 */
const knownToken: SearchProvider = (text, { key, coreSymbol, legacySymbol = null, accounts }) => {
  if (!key || !coreSymbol || !accounts || !/^[A-Z]{1,7}$/.test(text)) return null;
  const contract = knownTokens({ key, coreSymbol, legacySymbol, accounts }).get(text);
  return contract === undefined ? null : { kind: 'token', contract, code: text };
};

/** FIO addresses: `bob@edge`. */
const fioAddress: SearchProvider = (text, { features }) =>
  features?.includes('fio-names') && text.includes('@')
    ? { kind: 'fio-address', address: text }
    : null;

/** A permission of an account: `alice@active`. Its page is the account's. */
const permission: SearchProvider = (text) => {
  const [, name] = /^([a-z1-5.]{1,13})@[a-z1-5.]{1,13}$/.exec(text) ?? [];
  return name === undefined ? null : { kind: 'account', name, part: 'tab=permissions' };
};

/** `@alice`, as people are mentioned. */
const mention: SearchProvider = (text) => {
  const [, name] = /^@([a-z1-5.]{1,13})$/i.exec(text) ?? [];
  return name === undefined ? null : { kind: 'account', name: name.toLowerCase() };
};

/** On FIO any other word may be a domain. */
const fioDomain: SearchProvider = (text, { features }) =>
  features?.includes('fio-names') && /^[a-z0-9.-]{1,62}$/i.test(text)
    ? { kind: 'fio-domain', name: text.toLowerCase() }
    : null;

/** Any single word can be an account name. The chain decides whether it exists. */
const account: SearchProvider = (text) =>
  /^[a-z0-9._@-]{1,64}$/i.test(text) ? { kind: 'account', name: text.toLowerCase() } : null;

/** Maximum of suggestions below the search box. */
export const MAX_SUGGESTIONS = limits.searchSuggestions;

/**
 * The search forms in the order they are tried. Private keys come first, so that nothing else
 * handles them. Forms with a distinctive prefix come before those recognised by length.
 */
const providers: readonly SearchProvider[] = [
  typedSecret,
  packedTransaction,
  signingRequest,
  proposal,
  explorerLink,
  contractToken,
  fioAddress,
  permission,
  mention,
  oldSecret,
  publicKey,
  nftNumber,
  blockNumber,
  longId,
  knownToken,
  fioDomain,
  account,
];

/** What a search text means on a chain. */
export function classify(input: string, chain: SearchChain): SearchTarget {
  const text = input.trim();
  if (text === '') return { kind: 'nothing' };
  for (const provider of providers) {
    const target = provider(text, chain);
    if (target !== null) return target;
  }
  return { kind: 'unknown', text };
}

/** The prefix to suggest accounts for; null if the text must not be looked up. */
export function suggestionPrefix(input: string, chain: SearchChain): string | null {
  const text = input.trim().toLowerCase();
  if (text.includes('eosio.')) return null;
  const { kind, ...target } = classify(input, chain);
  if ('part' in target) return null;
  return kind === 'account' || kind === 'fio-domain' || kind === 'block' ? text : null;
}

/**
 * The target of a submitted text, given its suggestions. A single suggestion is taken, except on
 * FIO, where the text may be a domain.
 */
export function submitTarget(
  input: string,
  suggestions: readonly string[],
  chain: SearchChain,
): SearchTarget {
  const target = classify(input, chain);
  const [only] = suggestions;
  if (target.kind === 'account' && only !== undefined && suggestions.length === 1)
    return { kind: 'account', name: only };
  return target;
}

/** Longer texts, such as packed transactions, would make the list unreadable. */
const LONGEST_REMEMBERED = 160;

/** Adds a text to the history, newest first, without duplicates. Private keys are never stored. */
export function remember(
  history: readonly string[],
  input: string,
  chain: SearchChain,
): readonly string[] {
  const text = input.trim();
  const { kind } = classify(text, chain);
  if (kind === 'nothing' || kind === 'private-key' || kind === 'unknown') return history;
  if (text.length > LONGEST_REMEMBERED) return history;
  return [text, ...history.filter((one) => one !== text)].slice(0, limits.recentSearches);
}

/** Suggestions for an empty search box: recent searches, then the logged-in account. */
export function emptySuggestions(
  history: readonly string[],
  actor: string | null,
): readonly string[] {
  if (actor === null) return history.slice(0, limits.searchesShown);
  const others = history.filter((one) => one !== actor);
  return [...others.slice(0, limits.searchesShown - 1), actor];
}
