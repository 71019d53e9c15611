import type { AboutTexts } from '../areas/directory/about/en.ts';
import type { TitleTexts } from '../areas/title/en.ts';
import type { Locale } from '../locales.ts';
import { textsByLocale } from '../texts-by-locale.ts';
import type { StaticTexts } from './en.ts';

const texts = textsByLocale<StaticTexts>(import.meta.glob('./??.ts', { eager: true }));
const titles = textsByLocale<TitleTexts>(
  import.meta.glob('./??.ts', { base: '../areas/title', eager: true }),
);
const abouts = textsByLocale<AboutTexts>(
  import.meta.glob('./??.ts', { base: '../areas/directory/about', eager: true }),
);

/** The built-in texts of a locale. For pages and layouts only: no island may import this. */
export function staticTexts(locale: Locale): StaticTexts & TitleTexts & AboutTexts {
  return { ...texts[locale], ...titles[locale], ...abouts[locale] };
}
