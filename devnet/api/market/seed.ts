import { createHash } from 'node:crypto';

/** A pseudo-random number from 0 (inclusive) to 1 (exclusive), derived from a text. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** Like seedOf: a whole number from `least` to `most`, both included. */
export function seededBetween(text: string, least: number, most: number): number {
  return least + Math.floor(seedOf(text) * (most - least + 1));
}
