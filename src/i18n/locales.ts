/**
 * The languages. A language is one entry here and a file of its texts beside each English one: pages,
 * menus, sitemap and formats follow from this list.
 */
export const locales = {
  en: { path: '', tag: 'en', name: 'English', dir: 'ltr' },
  zh: { path: 'zh', tag: 'zh', name: '中文', dir: 'ltr' },
  ko: { path: 'kr', tag: 'ko', name: '한국어', dir: 'ltr' },
  ar: { path: 'ar', tag: 'ar', name: 'العربية', dir: 'rtl' },
  es: { path: 'es', tag: 'es', name: 'Español', dir: 'ltr' },
} as const;

export type Locale = keyof typeof locales;

export const localeKeys = Object.keys(locales) as Locale[];

export const defaultLocale: Locale = 'en';

/** The locale of a path on a chain's site: `/zh/account/alice` is `zh`, `/account/alice` is `en`. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return (
    localeKeys.find((key) => locales[key].path !== '' && locales[key].path === first) ??
    defaultLocale
  );
}

/** A path of the default locale in another one: `/account/alice` in `zh` is `/zh/account/alice`. */
export function localizePath(path: string, locale: Locale): string {
  const prefix = locales[locale].path;
  if (prefix === '') return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** The path without its locale: `/zh/account/alice` is `/account/alice`. */
export function unlocalizePath(pathname: string): string {
  const prefix = locales[localeOfPath(pathname)].path;
  if (prefix === '') return pathname;
  return pathname.slice(prefix.length + 1) || '/';
}
