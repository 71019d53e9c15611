import '#src/i18n/ready.ts';
import type { ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';

export interface ScreenProps {
  locale: Locale;
}

/** The root of a screen's island: its language, and the room between its parts. */
export function Screen({ locale, children }: ScreenProps & { children: ReactNode }) {
  return (
    <LocaleProvider locale={locale}>
      <div className="space-y-6">{children}</div>
    </LocaleProvider>
  );
}
