import { useSyncExternalStore } from 'react';
import { type ClockStyle, clockStyle, subscribeToClockStyle } from './clock-style.ts';
import { formatAbsoluteTime } from './format.ts';
import { useLanguageTag } from './react.tsx';
import { inUtc, subscribeToZone } from './zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `Nov 20, 2026, 12:34:56 PM UTC`, as the language writes dates, with the zone it is in; parts of a
 * second where there are any. Milliseconds UTC.
 */
export function formatMoment(
  time: number,
  tag: string,
  utc: boolean,
  clock: ClockStyle = 'usual',
): string {
  if (!isMoment(time)) return '—';
  if (clock === 'iso') return formatIso(time, utc);
  const digits = time % 1000 === 0 ? 0 : time % 100 === 0 ? 1 : 3;
  const key = `${tag} ${String(utc)} ${digits} ${clock}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...(clock === '24' && { hourCycle: 'h23' }),
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
      ...(digits !== 0 && { fractionalSecondDigits: digits }),
      ...(utc && { timeZone: 'UTC' }),
    });
    formats.set(key, format);
  }
  return format.format(time);
}

const MINUTE_MS = 60_000;

/** `2026-11-20T14:34:56+02:00`, or with `Z` in UTC. */
function formatIso(time: number, utc: boolean): string {
  if (utc) return new Date(time).toISOString().replace('.000Z', 'Z');
  const minutes = -new Date(time).getTimezoneOffset();
  const there = new Date(time + minutes * MINUTE_MS).toISOString().replace(/(\.000)?Z$/, '');
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const away = Math.abs(minutes);
  return `${there}${minutes < 0 ? '-' : '+'}${two(away / 60)}:${two(away % 60)}`;
}

/** How the visitor wants times written. */
export function useClockStyle(): ClockStyle {
  return useSyncExternalStore<ClockStyle>(subscribeToClockStyle, clockStyle, () => 'usual');
}

/** The furthest moment that a Date can hold, in milliseconds. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** Whether a time in milliseconds UTC is one to be shown; 0 is what chains write for none. */
export function isMoment(time: number): boolean {
  return time > 0 && time <= LAST_MOMENT;
}

/** Whose clock times are shown by; while a page hydrates, that the server wrote them. */
export function useZone(): 'utc' | 'here' | 'server' {
  return useSyncExternalStore<'utc' | 'here' | 'server'>(
    subscribeToZone,
    () => (inUtc() ? 'utc' : 'here'),
    () => 'server',
  );
}

/**
 * Writes moments as the visitor wants them. While a page hydrates, as the server wrote them: in UTC
 * and alike in every language.
 */
export function useMoment(): (time: number) => string {
  const tag = useLanguageTag();
  const zone = useZone();
  const clock = useClockStyle();
  return zone === 'server'
    ? formatAbsoluteTime
    : (time) => formatMoment(time, tag, zone === 'utc', clock);
}
