import { useSyncExternalStore } from 'react';
import { formatAbsoluteTime } from './format.ts';
import { useLanguageTag } from './react.tsx';
import { inUtc, subscribeToZone } from './zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `Nov 20, 2026, 12:34:56 UTC`, as the language writes dates, with the zone it is in; parts of a
 * second where there are any. Milliseconds UTC.
 */
export function formatMoment(time: number, tag: string, utc: boolean): string {
  if (Number.isNaN(new Date(time).getTime())) return '—';
  const digits = time % 1000 === 0 ? 0 : time % 100 === 0 ? 1 : 3;
  const key = `${tag} ${String(utc)} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
      ...{ year: 'numeric', month: 'short', day: 'numeric', hourCycle: 'h23' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
      ...(digits !== 0 && { fractionalSecondDigits: digits }),
      ...(utc && { timeZone: 'UTC' }),
    });
    formats.set(key, format);
  }
  return format.format(time);
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
  return zone === 'server' ? formatAbsoluteTime : (time) => formatMoment(time, tag, zone === 'utc');
}
