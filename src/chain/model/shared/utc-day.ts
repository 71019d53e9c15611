import { dayMs } from '../../core/limits.ts';
import type { DateRange } from '../action/action-filters.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;

/** The UTC day of a time, as `2026-11-20`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The start of a day, or of a moment such as `2026-11-20T12:30`; null otherwise. UTC. */
function dayStart(text: string): number | null {
  if (!DAY.test(text) && !MOMENT.test(text)) return null;
  const time = Date.parse(DAY.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) ? null : time;
}

/** The last millisecond of a day; a moment is unchanged. */
function dayEnd(text: string): number | null {
  const start = dayStart(text);
  return start === null || !DAY.test(text) ? start : start + dayMs - 1;
}

/** The shortest texts that parse back to the range: a day if it is a whole one. */
export function rangeTexts(range: DateRange | null): { from: string; to: string } {
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  return {
    from: from === null ? '' : textOf(from, dayStart(dayOf(from))),
    to: to === null ? '' : textOf(to, dayEnd(dayOf(to))),
  };
}

function textOf(time: number, ofWholeDay: number | null): string {
  return time === ofWholeDay ? dayOf(time) : new Date(time).toISOString().replace('Z', '');
}

/** The range of two texts; null if both sides are open. */
export function rangeOf(from: string, to: string): DateRange | null {
  const range = { from: dayStart(from), to: dayEnd(to) };
  return range.from === null && range.to === null ? null : range;
}
