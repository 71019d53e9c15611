import { lazy, Suspense, type ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { useStaleFor } from '#src/stores/chain/head.ts';

const StaleLine = lazy(async () => ({
  default: (await import('#src/components/ui/stale-line.tsx')).StaleLine,
}));

export interface ScreenProps {
  locale: Locale;
}

/** The root of a screen's island: language and layout. */
export function Screen({ locale, children }: ScreenProps & { children: ReactNode }) {
  return (
    <LocaleProvider locale={locale}>
      <div className="space-y-6">
        <NodeAge />
        {children}
      </div>
    </LocaleProvider>
  );
}

function NodeAge() {
  const seconds = useStaleFor();
  return (
    seconds > 0 && (
      <Suspense>
        <StaleLine seconds={seconds} />
      </Suspense>
    )
  );
}
