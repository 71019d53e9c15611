import { useMemo } from 'react';
import { useZone } from '../../moment.ts';
import { useLanguageTag } from '../../react.tsx';
import { dayIn } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Days, clocks and lists as the page's language writes them, in the zone that was chosen. */
export function useDates() {
  const tag = useLanguageTag();
  const utc = useZone() !== 'here';
  return useMemo(() => {
    const list = new Intl.ListFormat(tag);
    return {
      utc,
      day: (time: number) => formatOf(tag, utc, 'full').format(time),
      shortDay: (time: number) => dayIn(time, utc),
      clock: (time: number) => formatOf(tag, utc, 'clock').format(time),
      list: (words: readonly string[]) => list.format(words),
    };
  }, [tag, utc]);
}

/** In Western digits. One for the whole page: each row of a history asks for one. */
function formatOf(tag: string, utc: boolean, what: 'full' | 'clock'): Intl.DateTimeFormat {
  const key = `${tag} ${String(utc)} ${what}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
      ...(what === 'full'
        ? { dateStyle: 'full' }
        : { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
      ...(utc && { timeZone: 'UTC' }),
    });
    formats.set(key, format);
  }
  return format;
}
