import { toLegacyKey } from '../core/key.ts';

/** A key in the form a chain shows, or the text as it came where it is not a key. */
export function displayKey(text: string, prefix: string): string {
  try {
    return toLegacyKey(text, prefix);
  } catch {
    return text;
  }
}
