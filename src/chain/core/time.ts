import * as limits from './limits.ts';
import * as messages from './messages.ts';

/** A year after 9999 or before 0 has a sign and six digits (ECMAScript, expanded years). */
const TIME = /^((?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z?$/;

/**
 * Milliseconds UTC of a time as nodes write it, with or without `Z`. Digits beyond milliseconds are
 * cut. Throws 'Invalid time format', also for a day that does not exist.
 */
export function parseTime(text: string): number {
  const [, seconds = '', fraction = ''] = TIME.exec(text) ?? [];
  const iso = `${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const ms = Date.parse(iso);
  // Date.parse rolls the 30th of February over into March.
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== iso) throw new Error(messages.timeInvalid);
  return ms;
}

/** A time as nodes write it: `2026-01-01T00:00:00.500`. */
export function formatTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, -1);
}

/** A time in whole seconds, rounded down: `2026-01-01T00:00:00`. */
export function formatTimeSeconds(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}

/** The block slot of a time. Slots are half seconds since the year 2000. */
export function slotOfTime(ms: number): number {
  return Math.floor((ms - limits.blockEpochMs) / limits.blockMs);
}

/** Start of a block slot in milliseconds UTC. */
export function timeOfSlot(slot: number): number {
  return slot * limits.blockMs + limits.blockEpochMs;
}
