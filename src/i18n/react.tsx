import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import { defaultLocale, type Locale, locales } from './locales.ts';
import { messages, type Messages, type TextArea, textAreaOf } from './text-area.ts';

/** Gives the texts of a part in a locale. */
export type TextLookup = <T>(area: TextArea<T>, locale: Locale) => T;

/** A part whose texts are still loading is suspended until they are here. */
const useLoadedTexts: TextLookup = (area, locale) => use(area.load(locale));

const LocaleContext = createContext({ locale: defaultLocale, lookup: useLoadedTexts });

export interface LocaleProviderProps {
  locale: Locale;
  /** Where components get their texts from. */
  lookup?: TextLookup;
  children: ReactNode;
}

export function LocaleProvider({ locale, lookup = useLoadedTexts, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, lookup }), [locale, lookup]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}

/** The texts of a part in the page's locale. */
function useTexts<T>(area: TextArea<T>): T {
  const { locale, lookup } = useContext(LocaleContext);
  return lookup(area, locale);
}

/** The texts of every page in the page's locale. */
export function useMessages(): Messages {
  return useTexts(messages);
}

/** BCP 47 tag for Intl. */
export function useLanguageTag(): string {
  return locales[useLocale()].tag;
}

/**
 * A hook for the texts of a part of the site. They are loaded with that part, not with every page.
 *
 * @param modules `import.meta.glob('./??.ts')` in the folder of the texts
 * @param name of the export with the texts
 */
export function textArea<T>(modules: Readonly<Record<string, unknown>>, name?: string): () => T {
  const area = textAreaOf<T>(modules, name);
  return function useAreaTexts() {
    return useTexts(area);
  };
}
