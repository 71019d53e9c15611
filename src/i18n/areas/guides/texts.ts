import type { Locale } from '../../locales.ts';
import { texts as ar } from './ar.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as kr } from './kr.ts';
import { texts as zh } from './zh.ts';

const byLocale: Record<Locale, typeof en> = { en, zh, kr, ar, es };

/** The guides, written into their page when it is built: for pages and layouts only. */
export function guidesTexts(locale: Locale): typeof en {
  return byLocale[locale];
}
