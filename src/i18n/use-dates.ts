import { useMemo } from 'react';
import { dayNumber, formatClock, formatDay, formatShortDay } from './format-day.ts';
import { useClockStyle, useZone } from './moment.ts';
import { useLanguageTag } from './react.tsx';

/** Days and clock times in the page's language and the chosen zone. */
export function useDates() {
  const tag = useLanguageTag();
  const utc = useZone() !== 'here';
  const style = useClockStyle();
  return useMemo(() => {
    const clock = { tag, utc, style };
    return {
      utc,
      day: (time: number) => formatDay(time, clock),
      dayNumber: (time: number) => dayNumber(time, utc),
      shortDay: (time: number) => formatShortDay(time, utc),
      clock: (time: number) => formatClock(time, clock),
    };
  }, [tag, utc, style]);
}
