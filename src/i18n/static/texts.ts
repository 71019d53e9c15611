import type { Locale } from '../locales.ts';
import { texts as ar } from './ar.ts';
import { texts as en, type StaticTexts } from './en.ts';
import { texts as es } from './es.ts';
import { texts as kr } from './kr.ts';
import { texts as zh } from './zh.ts';

const byLocale: Record<Locale, StaticTexts> = { en, zh, kr, ar, es };

/** The built-in texts of a locale. For pages and layouts only: no island may import this. */
export function staticTexts(locale: Locale): StaticTexts {
  return byLocale[locale];
}
