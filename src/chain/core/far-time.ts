/** Times that no calendar date can be written for. */
const LAST_MS = 8_640_000_000_000_000;
const LAST_MICROS = 8_640_000_000_000_000_000n;
const INT64_MAX = 2n ** 63n - 1n;

/** Whether no calendar date can be written for a time in milliseconds. */
export function isFarTime(ms: number): boolean {
  return Math.abs(ms) > LAST_MS;
}

/**
 * The microseconds of a `time_point` without a calendar date, from the number that stands for it: the
 * largest means never. Null for any other text.
 */
export function farMicros(text: string): bigint | null {
  const micros = /^-?\d{19}$/.test(text) ? BigInt(text) : 0n;
  const fits = micros <= INT64_MAX && micros >= -INT64_MAX - 1n;
  const isFar = micros > LAST_MICROS || micros < -LAST_MICROS;
  return fits && isFar ? micros : null;
}
