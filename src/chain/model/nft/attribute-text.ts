/** Entries of a list that are part of the text. */
const MOST_ENTRIES = 20;

/**
 * An attribute that should be a text, such as a name: numbers and flags as they are written, lists
 * with commas. Null for nothing, blanks and objects.
 */
export function attributeText(value: unknown): string | null {
  if (!Array.isArray(value)) return plainText(value);
  const texts = value.slice(0, MOST_ENTRIES).flatMap((one) => plainText(one) ?? []);
  return texts.length === 0 ? null : texts.join(', ');
}

function plainText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  const isWritten = typeof value === 'boolean' || typeof value === 'bigint';
  return isWritten || Number.isFinite(value) ? String(value) : null;
}
