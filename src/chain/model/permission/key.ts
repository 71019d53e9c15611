import { toLegacyKey } from '../../core/key.ts';

/** The rest of a legacy key after the chain's prefix. */
const LEGACY_DIGITS = /^[1-9A-HJ-NP-Za-km-z]{50}$/;

/** An account permission a public key belongs to. */
export interface KeyAccount {
  readonly account: string;
  readonly permission: string;
  /** Null if the source does not report it. */
  readonly weight: number | null;
  readonly threshold: number | null;
}

/** Sources of a key's accounts. */
export type KeySource = 'node' | 'hyperion' | 'native' | 'light-api' | 'dfuse';

export interface KeyReport {
  readonly accounts: readonly KeyAccount[];
  readonly source: KeySource;
  /** The source may know more accounts than it listed. */
  readonly truncated?: boolean;
}

/** A permission that was confirmed to have a key. */
export interface KeyOffer {
  readonly account: string;
  readonly permission: string;
  /** The only node that confirms it; null if two operators do. */
  readonly onlyBy: string | null;
}

/** The permissions of a key that may be offered for a login. */
export interface KeyOffers {
  readonly offers: readonly KeyOffer[];
  /** Accounts that an index lists for the key, and no node confirms, or one contradicts. */
  readonly unconfirmed: readonly string[];
  /** Not all accounts of the key are listed. */
  readonly truncated: boolean;
}

/** A key in the chain's display form; the text itself if it is not a key. */
export function displayKey(text: string, prefix: string): string {
  // Kept as it is, valid or not.
  if (text.startsWith(prefix) && LEGACY_DIGITS.test(text.slice(prefix.length))) return text;
  try {
    return toLegacyKey(text, prefix);
  } catch {
    return text;
  }
}
