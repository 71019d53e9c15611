import { dayMs } from '../chain/core/limits.ts';
import { dayOf } from '../chain/model/shared/utc-day.ts';
import {
  CLOCK,
  type Clock,
  dateFormat,
  isMoment,
  MINUTE_MS,
  offsetMinutes,
} from './format-date.ts';
import { NO_FIGURE } from './format.ts';

/** `12:34:56 PM` */
export function formatClock(time: number, clock: Clock): string {
  return isMoment(time) ? dateFormat(clock, CLOCK).format(time) : NO_FIGURE;
}

/** `Friday, November 20, 2026` */
export function formatDay(time: number, clock: Clock): string {
  if (!isMoment(time)) return NO_FIGURE;
  return dateFormat({ ...clock, style: 'usual' }, { dateStyle: 'full' }).format(time);
}

/** The number of a day since 1970 in UTC, or in this machine's zone: many days compare fast. */
export function dayNumber(time: number, utc: boolean): number {
  return Math.floor((utc ? time : time + offsetMinutes(time) * MINUTE_MS) / dayMs);
}

/** `2026-11-20` in UTC, or in this machine's zone. */
export function formatShortDay(time: number, utc: boolean): string {
  if (!isMoment(time)) return NO_FIGURE;
  return dayOf(utc ? time : time + offsetMinutes(time) * MINUTE_MS);
}
