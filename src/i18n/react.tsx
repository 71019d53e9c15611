import { createContext, useContext, type ReactNode } from 'react';
import { defaultLocale, locales, type Locale } from './locales.ts';
import { messagesOf, type Messages } from './messages.ts';

const LocaleContext = createContext<Locale>(defaultLocale);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The texts of the page's locale. */
export function useMessages(): Messages {
  return messagesOf(useLocale());
}

/** BCP 47 tag for Intl: `kr` is a path of ours, `ko` the language. */
export function useLanguageTag(): string {
  return locales[useLocale()].tag;
}
