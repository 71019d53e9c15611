import { type Asset, parseAsset } from '../core/asset.ts';
import * as limits from '../core/limits.ts';
import { isName } from '../core/name.ts';
import { parseSymbol, type TokenSymbol } from '../core/symbol.ts';
import { parseTime } from '../core/time.ts';

/** A piece of a sentence. Each kind has its own component. Texts are never HTML. */
export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  /** A whole number in decimal digits, of any size. */
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'account'; readonly account: string }
  /** `more` counts the accounts left out of a list too long for a sentence. */
  | { readonly kind: 'accounts'; readonly accounts: readonly string[]; readonly more: number }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly more: number }
  /** Ids of NFTs, which have pages. */
  | { readonly kind: 'nfts'; readonly ids: readonly string[]; readonly more: number }
  /** `asset` is null if the text is not an amount; then the text itself is shown. */
  | {
      readonly kind: 'amount';
      readonly asset: Asset | null;
      readonly text: string;
      /** The token's contract, since anyone can use a symbol; null where the chain fixes it. */
      readonly contract: string | null;
    }
  | { readonly kind: 'token'; readonly contract: string; readonly code: string }
  /** Milliseconds UTC. */
  | { readonly kind: 'time'; readonly time: number }
  | { readonly kind: 'action'; readonly contract: string; readonly name: string }
  | {
      readonly kind: 'fields';
      readonly fields: readonly { readonly name: string; readonly value: SentencePart }[];
      readonly more: number;
    };

/** Fields of an action's data. Readers accept any value and return null if it does not fit. */
export type Fields = Readonly<Record<string, unknown>>;

const DIGITS = /^-?\d{1,40}$/;

export function account(value: unknown): SentencePart | null {
  return typeof value === 'string' && isName(value) ? { kind: 'account', account: value } : null;
}

export function accounts(value: unknown): SentencePart | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (!value.every((name): name is string => typeof name === 'string' && isName(name))) return null;
  const shown = value.slice(0, limits.sentenceItems);
  return { kind: 'accounts', accounts: shown, more: value.length - shown.length };
}

/** A name of an action or a permission, or of an account that does not exist yet. */
export function nameText(value: unknown): SentencePart | null {
  return typeof value === 'string' && isName(value) ? { kind: 'text', text: value } : null;
}

/** Long texts are cut: a memo can hold the bytes of a whole transaction. */
export function text(value: unknown, limit: number = limits.sentenceText): SentencePart | null {
  return typeof value === 'string' && value !== ''
    ? { kind: 'text', text: shortened(value, limit) }
    : null;
}

/** Texts such as addresses. Empty ones are left out. */
export function texts(value: unknown): SentencePart | null {
  return list(value, (item) => (typeof item === 'string' && item !== '' ? item : null));
}

/** Ids of offers, templates and so on, one or several, as `#12`. */
export function ids(value: unknown): SentencePart | null {
  return list(Array.isArray(value) ? value : [value], (item) => {
    const digits = digitsOf(item);
    return digits === null ? null : `#${digits}`;
  });
}

/** Ids of NFTs, one or several. */
export function nfts(value: unknown): SentencePart | null {
  const found = list(Array.isArray(value) ? value : [value], (item) => {
    const digits = digitsOf(item);
    return digits?.startsWith('-') ? null : digits;
  });
  return found?.kind === 'list' ? { kind: 'nfts', ids: found.items, more: found.more } : null;
}

/** A whole number, from a number or a text. */
export function wholeNumber(value: unknown): SentencePart | null {
  const digits = digitsOf(value);
  return digits === null ? null : { kind: 'number', digits };
}

/** A number used as an id: its digits are not grouped. */
export function idNumber(value: unknown): SentencePart | null {
  const digits = digitsOf(value);
  return digits === null ? null : { kind: 'text', text: digits };
}

/** `1.0000 EOS`. Some indexers cut off the symbol and leave a number. */
export function amount(value: unknown, contract: string | null = null): SentencePart | null {
  if (typeof value === 'number' && Number.isFinite(value))
    return { kind: 'amount', asset: null, text: String(value), contract };
  if (typeof value !== 'string' || value === '') return null;
  const short = shortened(value, limits.sentenceItemText);
  return { kind: 'amount', asset: orNull(parseAsset, short), text: short, contract };
}

/** Units that a contract stores without the symbol, or with the symbol in another field. */
export function units(
  value: unknown,
  symbol: TokenSymbol | null,
  contract: string | null = null,
): SentencePart | null {
  const digits = digitsOf(value);
  if (digits === null) return null;
  const asset = symbol && { units: BigInt(digits), symbol };
  return { kind: 'amount', asset, text: digits, contract };
}

/** A token by its symbol `4,EOS`, on a contract. */
export function token(value: unknown, contract: string): SentencePart | null {
  const symbol = typeof value === 'string' ? orNull(parseSymbol, value) : null;
  return symbol && { kind: 'token', contract, code: symbol.code };
}

export function time(value: unknown): SentencePart | null {
  const ms = typeof value === 'string' ? orNull(parseTime, value) : null;
  return ms === null ? null : { kind: 'time', time: ms };
}

/** The beginning of a text and `…` if something was cut. Never cuts a character in half. */
export function shortened(value: string, limit: number): string {
  if (value.length <= limit) return value;
  return `${value.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}

function digitsOf(value: unknown): string | null {
  const digits = typeof value === 'number' ? String(value) : value;
  return typeof digits === 'string' && DIGITS.test(digits) ? digits : null;
}

function list(value: unknown, itemOf: (item: unknown) => string | null): SentencePart | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const shown = value.slice(0, limits.sentenceItems).map(itemOf);
  if (!shown.every((item) => item !== null)) return null;
  const items = shown.map((item) => shortened(item, limits.sentenceItemText));
  return { kind: 'list', items, more: value.length - items.length };
}

function orNull<Value>(parse: (text: string) => Value, value: string): Value | null {
  try {
    return parse(value);
  } catch {
    return null;
  }
}
