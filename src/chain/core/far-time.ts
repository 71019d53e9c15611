/** The last date of the calendar, and the first before 1970. */
const LAST_MS = 8_640_000_000_000_000;
const LAST_MICROS = 8_640_000_000_000_000_000n;
const INT64_MAX = 2n ** 63n - 1n;

/** Whether no calendar date can be written for a time in milliseconds. */
export function isFarTime(ms: number): boolean {
  return Math.abs(ms) > LAST_MS;
}

/** A year after 9999 or before 0 has a sign and six digits (ECMAScript, expanded years). */
const EXPANDED = /^([+-]\d{6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})(\d{3})?$/;

/**
 * The microseconds of a `time_point` far away: of a date with an expanded year, or without a date, from
 * the number in its place. The largest means never. Null for any other text.
 */
export function farMicros(text: string): bigint | null {
  const [, date, finer = '0'] = EXPANDED.exec(text) ?? [];
  if (date !== undefined) {
    const ms = Date.parse(`${date}Z`);
    return new Date(ms).toJSON() === `${date}Z` ? BigInt(ms) * 1000n + BigInt(finer) : null;
  }
  const micros = /^-?\d{19}$/.test(text) ? BigInt(text) : 0n;
  const fits = micros <= INT64_MAX && micros >= -INT64_MAX - 1n;
  const isFar = micros > LAST_MICROS || micros < -LAST_MICROS;
  return fits && isFar ? micros : null;
}
