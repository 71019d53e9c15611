import { type Locale, localeKeys } from './locales.ts';

/** The modules of `import.meta.glob('./??.ts', { eager: true })` by locale, for built-in texts. */
export function textsByLocale<T>(
  modules: Readonly<Record<string, unknown>>,
): Readonly<Record<Locale, T>> {
  const textsOf = (locale: Locale) => (modules[`./${locale}.ts`] as { readonly texts: T }).texts;
  const entries = localeKeys.map((locale) => [locale, textsOf(locale)] as const);
  return Object.fromEntries(entries) as Record<Locale, T>;
}
