import { createHash } from 'node:crypto';

/** A number from 0 to 1, without 1, that looks random and is always the same for a text. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** As seedOf, a whole number from `least` to `most`, both included. */
export function seededBetween(text: string, least: number, most: number): number {
  return least + Math.floor(seedOf(text) * (most - least + 1));
}
