import { useEffect, useSyncExternalStore } from 'react';
import { localeOfPath, type Locale } from '../locales.ts';
import { useLocale } from '../react.tsx';
import { loadTeller, onTeller, tellerOf, type Teller } from './teller.ts';

// Actions are asked for as soon as a page that shows them runs; their words come meanwhile.
if (!import.meta.env.SSR) start(localeOfPath(location.pathname));

/** What tells actions in the page's language: undefined until loaded, null where that failed. */
export function useTeller(): Teller | null | undefined {
  const locale = useLocale();
  useEffect(() => start(locale), [locale]);
  return useSyncExternalStore(
    onTeller,
    () => tellerOf(locale),
    () => undefined,
  );
}

/** A failure is told by `tellerOf`. */
function start(locale: Locale): void {
  loadTeller(locale).catch(() => undefined);
}
