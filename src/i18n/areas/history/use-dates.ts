import { useMemo } from 'react';
import { useClockStyle, useZone } from '../../moment.ts';
import { useLanguageTag } from '../../react.tsx';
import { dayIn } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Days, clocks and lists as the page's language writes them, in the zone that was chosen. */
export function useDates() {
  const tag = useLanguageTag();
  const utc = useZone() !== 'here';
  const clock = useClockStyle() === 'usual' ? 'usual' : '24';
  return useMemo(() => {
    const list = new Intl.ListFormat(tag);
    return {
      utc,
      day: (time: number) => formatOf(tag, utc, 'full').format(time),
      shortDay: (time: number) => dayIn(time, utc),
      clock: (time: number) => formatOf(tag, utc, clock).format(time),
      list: (words: readonly string[]) => list.format(words),
    };
  }, [tag, utc, clock]);
}

/** In Western digits. One for the whole page: each row of a history asks for one. */
function formatOf(tag: string, utc: boolean, what: 'full' | 'usual' | '24'): Intl.DateTimeFormat {
  const key = `${tag} ${String(utc)} ${what}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
      ...(what === 'full'
        ? { dateStyle: 'full' }
        : { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
      ...(what === '24' && { hourCycle: 'h23' }),
      ...(utc && { timeZone: 'UTC' }),
    });
    formats.set(key, format);
  }
  return format;
}
