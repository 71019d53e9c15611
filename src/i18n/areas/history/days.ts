import { dayOf } from '#src/chain/model/shared/utc-day.ts';

/** The day of a time as `2026-11-20`: of UTC, or of the zone this machine is in. */
export function dayIn(time: number, utc: boolean): string {
  if (utc) return dayOf(time);
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
