/** Block numbers are 32 bits. */
export const MAX_BLOCK_NUMBER = 0xffff_ffff;

/** A block number or id as a node accepts it; null otherwise. */
export function blockKey(text: string): string | null {
  if (/^\d{1,10}$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= MAX_BLOCK_NUMBER ? String(number) : null;
  }
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null;
}
