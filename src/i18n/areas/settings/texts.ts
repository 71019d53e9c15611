import type { Locale } from '../../locales.ts';
import { textsByLocale } from '../../text-area.ts';
import type { texts } from './en.ts';

const all = textsByLocale<typeof texts>(import.meta.glob('./??.ts', { eager: true }));

/** The words of the settings menu, written into pages when they are built: for layouts only. */
export function settingsTexts(locale: Locale): typeof texts {
  return all[locale];
}
