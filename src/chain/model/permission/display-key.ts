import { toLegacyKey } from '../../core/key.ts';

/** The rest of a legacy key after the chain's prefix. */
const LEGACY_DIGITS = /^[1-9A-HJ-NP-Za-km-z]{50}$/;

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
