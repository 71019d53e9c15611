import type { ClockStyle } from './clock-style.ts';
import { NO_FIGURE, numberFormat, SPANS, withLatinDigits } from './format.ts';

/**
 * How times are written; days and clock times alone are in `format-day.ts`, which few pages need. All times are milliseconds UTC. Digits are the Western ones in every
 * language.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** The last time that a Date can hold. */
const LAST_TIME = 8_640_000_000_000_000;
export const MINUTE_MS = 60_000;
/** A wait may be written as this many times its length. */
const NEXT_TO_NOTHING = 1.02;

/** The visitor's choice of clock and zone. */
export interface Clock {
  readonly tag: string;
  readonly utc: boolean;
  readonly style: ClockStyle;
}

/** Whether a time can be shown. Chains write 0 for none. */
export function isMoment(time: number): boolean {
  return time > 0 && time <= LAST_TIME;
}

/**
 * `Nov 20, 2026, 12:34:56 PM UTC`, as the language writes dates, with the zone; fractions of a second
 * only if there are any.
 */
export function formatMoment(
  time: number,
  tag: string,
  utc: boolean,
  style: ClockStyle = 'usual',
): string {
  if (!isMoment(time)) return NO_FIGURE;
  if (style === 'iso') return formatIso(time, utc);
  const digits = time % 1000 === 0 ? 0 : time % 100 === 0 ? 1 : 3;
  return dateFormat(
    { tag, utc, style },
    {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...CLOCK,
      timeZoneName: 'short',
      ...(digits !== 0 && { fractionalSecondDigits: digits }),
    },
  ).format(time);
}

export const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/**
 * `2026-11-20 12:34:56 UTC`, the same in every language and on every machine, so that a server and
 * a browser write the same text and two people can compare what they see.
 */
export function formatAbsoluteTime(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return NO_FIGURE;
  const text = date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.?0*Z$/, '');
  return `${text} UTC`;
}

/**
 * `3 minutes ago`, `in 2 days`, `now`. In the long style: in the short one, CLDR's Arabic writes past
 * months as if they were to come. A wait is rounded up where that adds next to nothing: one of 30 days
 * that has just begun is `in 30 days`.
 */
export function formatRelativeTime(time: number, now: number, tag: string): string {
  const seconds = Math.trunc((time - now) / 1000);
  if (!Number.isFinite(seconds)) return NO_FIGURE;
  const [unit, size] = SPANS.find(([, span]) => Math.abs(seconds) >= span) ?? ['second', 1];
  const value = seconds / size;
  const up = Math.ceil(value);
  const count = value > 0 && up <= value * NEXT_TO_NOTHING ? up : Math.trunc(value) || 0;
  return relativeFormat(tag, count === 0 ? 'auto' : 'always').format(count, unit);
}

/** An age for a column under its own head: `8 sec`, `1 min`, `10 mths`. */
export function formatAge(time: number, now: number, tag: string): string {
  const seconds = Math.max(0, Math.trunc((now - time) / 1000));
  if (!Number.isFinite(seconds)) return NO_FIGURE;
  const [unit, size] = SPANS.find(([, span]) => seconds >= span) ?? ['second', 1];
  const options = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return numberFormat(tag, options).format(Math.trunc(seconds / size));
}

/** `2026-11-20T14:34:56+02:00`, or with `Z` in UTC. */
function formatIso(time: number, utc: boolean): string {
  if (utc) return new Date(time).toISOString().replace('.000Z', 'Z');
  const minutes = offsetMinutes(time);
  const there = new Date(time + minutes * MINUTE_MS).toISOString().replace(/(\.000)?Z$/, '');
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const away = Math.abs(minutes);
  return `${there}${minutes < 0 ? '-' : '+'}${two(away / 60)}:${two(away % 60)}`;
}

/** How far this machine's clock is ahead of UTC. */
export function offsetMinutes(time: number): number {
  return -new Date(time).getTimezoneOffset();
}

/** Creating a format is slow, and each row of a history needs one. */
export function dateFormat(
  { tag, utc, style }: Clock,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const all: Intl.DateTimeFormatOptions = {
    ...options,
    ...(style !== 'usual' && { hourCycle: 'h23' }),
    ...(utc && { timeZone: 'UTC' }),
  };
  const key = tag + JSON.stringify(all);
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(withLatinDigits(tag), all);
    dateFormats.set(key, format);
  }
  return format;
}

export function relativeFormat(tag: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = tag + numeric;
  let format = relativeFormats.get(key);
  if (!format) {
    format = new Intl.RelativeTimeFormat(withLatinDigits(tag), { style: 'long', numeric });
    relativeFormats.set(key, format);
  }
  return format;
}
