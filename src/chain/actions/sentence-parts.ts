import { type Asset, parseAsset } from '../core/asset.ts';
import { isName } from '../core/name.ts';

/** A piece of a sentence. Components draw each kind in its way; texts are never HTML. */
export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'accounts'; readonly accounts: readonly string[] }
  /** `asset` is null where the text is no amount of a token: then the text is shown as it came. */
  | {
      readonly kind: 'amount';
      readonly asset: Asset | null;
      readonly text: string;
      /** The token's contract, since a code alone proves nothing; null for the system's amounts. */
      readonly contract: string | null;
    }
  | { readonly kind: 'token'; readonly contract: string; readonly code: string }
  /** Milliseconds UTC. */
  | { readonly kind: 'time'; readonly time: number };

/** Fields of an action's data. Each reader takes anything and answers null where it does not fit. */
export type Fields = Readonly<Record<string, unknown>>;

export function account(value: unknown): SentencePart | null {
  return typeof value === 'string' && isName(value) ? { kind: 'account', account: value } : null;
}

export function accounts(value: unknown): SentencePart | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const names = value.filter((name) => typeof name === 'string' && isName(name));
  return names.length === value.length ? { kind: 'accounts', accounts: names as string[] } : null;
}

/** A name of an action or a permission, or an account's that is not there yet. */
export function nameText(value: unknown): SentencePart | null {
  return typeof value === 'string' && isName(value) ? { kind: 'text', text: value } : null;
}

export function text(value: unknown): SentencePart | null {
  return typeof value === 'string' && value !== '' ? { kind: 'text', text: value } : null;
}

/** A whole number, whether it came as a number or as text. */
export function whole(value: unknown): SentencePart | null {
  const digits = typeof value === 'number' ? String(value) : value;
  return typeof digits === 'string' && /^-?\d+$/.test(digits)
    ? { kind: 'text', text: digits }
    : null;
}

/** `1.0000 EOS`; some indexers cut the symbol off and leave a number. */
export function amount(value: unknown, contract: string | null = null): SentencePart | null {
  if (typeof value === 'number' && Number.isFinite(value))
    return { kind: 'amount', asset: null, text: String(value), contract };
  if (typeof value !== 'string' || value === '') return null;
  return { kind: 'amount', asset: assetOrNull(value), text: value, contract };
}

function assetOrNull(value: string): Asset | null {
  try {
    return parseAsset(value);
  } catch {
    return null;
  }
}
