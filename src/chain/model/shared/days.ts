import type { DateRange } from '../action/action-filters.ts';
import * as utc from './utc-day.ts';

/** Days in UTC, or in the zone of this machine, from midnight to midnight. */
export interface Days {
  /** The day of a time, as `2026-11-20`. */
  dayOf(time: number): string;
  /** The range of two days or moments, both included; null if both sides are open. */
  rangeOf(from: string, to: string): DateRange | null;
  /** The shortest texts that parse back to the range: a day if it is a whole one. */
  textsOf(range: DateRange | null): { from: string; to: string };
}

export const utcDays: Days = {
  dayOf: utc.dayOf,
  rangeOf: utc.rangeOf,
  textsOf: utc.rangeTexts,
};

/** As if the clock here were that of UTC. Its offset is that of the time itself. */
const shifted = (time: number) => time - new Date(time).getTimezoneOffset() * 60_000;

/** The time at which the clock here shows what it shows in UTC at another. */
function unshifted(time: number): number {
  const at = new Date(time);
  return new Date(
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    at.getUTCMilliseconds(),
  ).getTime();
}

function both(range: DateRange | null, change: (time: number) => number): DateRange | null {
  const side = (time: number | null) => (time === null ? null : change(time));
  return range && { from: side(range.from), to: side(range.to) };
}

export const localDays: Days = {
  dayOf: (time) => utc.dayOf(shifted(time)),
  rangeOf: (from, to) => both(utc.rangeOf(from, to), unshifted),
  textsOf: (range) => utc.rangeTexts(both(range, shifted)),
};
