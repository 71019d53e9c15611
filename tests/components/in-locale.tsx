import type { ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { wholeTeller } from '#src/i18n/sentences/teller.ts';

const all = ['en', 'zh', 'kr', 'ar', 'es'] as const;
await Promise.all([...all.map(loadMessages), ...all.map(wholeTeller.load)]);

/** A component as it stands on a page of a locale. */
export function inLocale(children: ReactNode, locale: Locale = 'en') {
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
