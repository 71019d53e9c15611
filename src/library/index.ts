/** The entry `pronghorn`: what surrounds components, and their languages. */
export { PronghornProvider, type PronghornProviderProps, type Theme } from './provider.tsx';
export { loadTexts } from '../i18n/text-area.ts';
export { defaultLocale, type Locale, localeKeys, locales } from '../i18n/locales.ts';
export { useHref, useLanguageTag, useLocale } from '../i18n/react.tsx';
export { useFormat } from '../i18n/use-format.ts';
export { useDates } from '../i18n/use-dates.ts';
export { sentencesReady, useSentencesReady } from '../i18n/sentences/use-sentences.ts';
export { showInUtc } from '../i18n/zone.ts';
export { type ClockStyle, showClock } from '../i18n/clock-style.ts';
