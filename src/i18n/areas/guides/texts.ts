import type { Locale } from '../../locales.ts';
import { textsByLocale } from '../../texts-by-locale.ts';
import type { texts } from './en.ts';

const all = textsByLocale<typeof texts>(import.meta.glob('./??.ts', { eager: true }));

/** Words around the guides, written into their pages: for pages and layouts only. */
export function guidesTexts(locale: Locale): typeof texts {
  return all[locale];
}
