import type { Locale } from '../../locales.ts';
import { textsByLocale } from '../../text-area.ts';
import type { texts } from './en.ts';

const all = textsByLocale<typeof texts>(import.meta.glob('./??.ts', { eager: true }));

/** The guides, written into their page when it is built: for pages and layouts only. */
export function guidesTexts(locale: Locale): typeof texts {
  return all[locale];
}
