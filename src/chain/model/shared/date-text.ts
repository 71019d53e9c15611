import * as limits from '../../core/limits.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The default format of a time: month, day, year, 12-hour clock: `Nov-21-2026, 05:14:54 AM`. Empty
 * for an invalid time.
 * @param time milliseconds UTC
 * @param offsetMinutes offset of the displayed clock from UTC, as in `getTimezoneOffset`
 */
export function dateText(time: number, offsetMinutes = 0): string {
  const date = new Date(time - offsetMinutes * 60_000);
  if (Number.isNaN(date.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const hour = date.getUTCHours();
  const day = `${MONTHS[date.getUTCMonth()] ?? ''}-${two(date.getUTCDate())}-${String(date.getUTCFullYear())}`;
  const clock = [hour % 12 || 12, date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${day}, ${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The time a number of days later; negative for earlier. Milliseconds UTC. */
export function shiftDays(time: number, days: number = limits.shiftedDays): number {
  return time + days * limits.dayMs;
}
