import { useMemo } from 'react';
import { useLanguageTag } from '../../react.tsx';

/** Days and lists as the page's language writes them; days of UTC, in Western digits. */
export function useDates() {
  const tag = useLanguageTag();
  return useMemo(() => {
    const latin = `${tag}-u-nu-latn`;
    const full = new Intl.DateTimeFormat(latin, { dateStyle: 'full', timeZone: 'UTC' });
    const list = new Intl.ListFormat(tag);
    return {
      day: (time: number) => full.format(time),
      list: (words: readonly string[]) => list.format(words),
    };
  }, [tag]);
}
