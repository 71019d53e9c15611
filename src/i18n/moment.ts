import { useSyncExternalStore } from 'react';
import { type ClockStyle, clockStyle, subscribeToClockStyle } from './clock-style.ts';
import { formatAbsoluteTime, formatMoment } from './format-date.ts';
import { useLanguageTag } from './react.tsx';
import { inUtc, subscribeToZone } from './zone.ts';

/** The visitor's choice of clock. */
export function useClockStyle(): ClockStyle {
  return useSyncExternalStore<ClockStyle>(subscribeToClockStyle, clockStyle, () => 'usual');
}

/** The zone of shown times; while a page is built, that it is. */
export function useZone(): 'utc' | 'here' | 'server' {
  return useSyncExternalStore<'utc' | 'here' | 'server'>(
    subscribeToZone,
    () => (inUtc() ? 'utc' : 'here'),
    () => 'server',
  );
}

/**
 * Formats a time as the visitor wants it. While a page is built, in UTC and alike in every language.
 */
export function useMoment(): (time: number) => string {
  const tag = useLanguageTag();
  const zone = useZone();
  const style = useClockStyle();
  return zone === 'server'
    ? formatAbsoluteTime
    : (time) => formatMoment(time, tag, zone === 'utc', style);
}
