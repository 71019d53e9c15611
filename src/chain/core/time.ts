import * as limits from './limits.ts';
import * as messages from './messages.ts';

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z?$/;

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

/** The block slot of a time. Slots are half seconds since the year 2000. */
export function slotOfTime(ms: number): number {
  return Math.floor((ms - limits.blockEpochMs) / limits.blockMs);
}

/** Start of a block slot in milliseconds UTC. */
export function timeOfSlot(slot: number): number {
  return slot * limits.blockMs + limits.blockEpochMs;
}
