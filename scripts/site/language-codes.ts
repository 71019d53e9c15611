import { localeKeys, locales, type Locale } from '#src/i18n/locales.ts';

/**
 * Codes by which other sites name a language in an address. Hosts redirect them to the language's path.
 * Cloudflare takes few rules, so these are the usual ones.
 */
const codesOf: Record<Locale, readonly string[]> = {
  en: ['en', 'en-US'],
  zh: ['zh-CN', 'zh-TW'],
  ko: ['ko', 'ko-KR'],
  ar: ['ar-SA'],
  es: ['es-ES'],
};

export interface LanguageCodes {
  /** In small letters too. */
  readonly codes: readonly string[];
  /** The path that they lead to; empty for the default language. */
  readonly prefix: string;
}

export const languageCodes: readonly LanguageCodes[] = localeKeys.map((locale) => ({
  codes: [...new Set(codesOf[locale].flatMap((code) => [code, code.toLowerCase()]))],
  prefix: locales[locale].path && `/${locales[locale].path}`,
}));

/** The address of a language's home as the source of a regular expression. */
export function homeSource({ codes }: LanguageCodes): string {
  return `^/(?:${codes.join('|')})/?$`;
}

/**
 * The addresses below it. Group 1 is the path behind the code. It cannot begin with a slash of either
 * kind, which would make the target another site's address.
 */
export function belowSource({ codes }: LanguageCodes): string {
  return String.raw`^/(?:${codes.join('|')})/([^/\x5c\x00-\x1f\x7f][^\x00-\x1f\x7f]*)$`;
}

/** Where a path with a language's other code leads; null if it has none. */
export function languageTarget(pathname: string): string | null {
  for (const language of languageCodes) {
    if (new RegExp(homeSource(language)).test(pathname)) return language.prefix || '/';
    const [, path] = new RegExp(belowSource(language)).exec(pathname) ?? [];
    if (path !== undefined) return `${language.prefix}/${path}`;
  }
  return null;
}
