import { toLegacyKey } from '../../core/key.ts';

/** What a key has after a chain's prefix in the older form. */
const LEGACY_DIGITS = /^[1-9A-HJ-NP-Za-km-z]{50}$/;

/** A key in the form a chain shows, or the text as it came where it is not a key. */
export function displayKey(text: string, prefix: string): string {
  // Right or wrong, it stays as it is.
  if (text.startsWith(prefix) && LEGACY_DIGITS.test(text.slice(prefix.length))) return text;
  try {
    return toLegacyKey(text, prefix);
  } catch {
    return text;
  }
}
