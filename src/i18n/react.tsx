import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import { defaultLocale, type Locale, locales, localizePath } from './locales.ts';
import { messages, type Messages, type TextArea, textAreaOf } from './text-area.ts';

/** Gives the texts of a part in a locale. */
export type TextLookup = <T>(area: TextArea<T>, locale: Locale) => T;

/** A part whose texts are still loading is suspended until they are here. */
const useLoadedTexts: TextLookup = (area, locale) => use(area.load(locale));

interface LocaleValue {
  readonly locale: Locale;
  /** Where components get their texts from. */
  readonly lookup?: TextLookup | undefined;
  /** BCP 47 tag for numbers and dates, if it is not the language's own: `de-CH`. */
  readonly tag?: string | undefined;
  /** Makes the address of a link of a path such as `/account/alice`. The site's own without it. */
  readonly href?: ((path: string, locale: Locale) => string) | undefined;
}

const LocaleContext = createContext<LocaleValue>({ locale: defaultLocale });

export interface LocaleProviderProps extends LocaleValue {
  children: ReactNode;
}

export function LocaleProvider({ locale, lookup, tag, href, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, lookup, tag, href }), [locale, lookup, tag, href]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}

/** The texts of a part in the page's locale. */
function useTexts<T>(area: TextArea<T>): T {
  const { locale, lookup = useLoadedTexts } = useContext(LocaleContext);
  return lookup(area, locale);
}

/** The texts of every page in the page's locale. */
export function useMessages(): Messages {
  return useTexts(messages);
}

/** BCP 47 tag for Intl. */
export function useLanguageTag(): string {
  const { locale, tag } = useContext(LocaleContext);
  return tag ?? locales[locale].tag;
}

/** Makes the address of a link from a path of the default locale. */
export function useHref(): (path: string) => string {
  const { locale, href = localizePath } = useContext(LocaleContext);
  return (path) => href(path, locale);
}

/**
 * A hook for the texts of a part of the site. They are loaded with that part, not with every page.
 *
 * @param modules `import.meta.glob('./??.ts')` in the folder of the texts
 * @param name of the export with the texts
 */
export function textArea<T>(modules: Readonly<Record<string, unknown>>, name?: string): () => T {
  return textHook(textAreaOf<T>(modules, name));
}

/** A hook for texts that are read without React too. */
export function textHook<T>(area: TextArea<T>): () => T {
  return function useAreaTexts() {
    return useTexts(area);
  };
}
