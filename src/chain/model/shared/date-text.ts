import * as limits from '../../core/limits.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The default way to write a time: month, day, year, then a clock of twelve hours:
 * `Nov-21-2026, 05:14:54 AM`. Empty for a time that no date has.
 * @param time milliseconds UTC
 * @param offsetMinutes how far the clock shown is before UTC, as `getTimezoneOffset` says it
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

/** The time some days later, or earlier where they are less than none. Milliseconds UTC. */
export function shiftDays(time: number, days: number = limits.shiftedDays): number {
  return time + days * limits.dayMs;
}
