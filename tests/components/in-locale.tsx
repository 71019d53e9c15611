import type { ReactNode } from 'react';
import { localeKeys, type Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { loadContracts } from '#src/i18n/sentences/formatter.ts';
import { messages } from '#src/i18n/text-area.ts';
import { lazyContracts } from '#tests/chain/actions/all-sentences.ts';

await Promise.all([
  ...localeKeys.map(messages.load),
  ...localeKeys.map((locale) => loadContracts(locale, lazyContracts)),
]);

/** A component as it stands on a page of a locale. */
export function inLocale(children: ReactNode, locale: Locale = 'en') {
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
