import { useEffect, useSyncExternalStore } from 'react';
import type { Tellable } from '#src/chain/actions/sentence.ts';
import { localeOfPath } from '../locales.ts';
import { useLocale } from '../react.tsx';
import { commonTeller, needsWhole, onTeller, type Teller, wholeTeller } from './teller.ts';

// Actions are asked for as soon as a page that shows them runs; their words come meanwhile.
if (!import.meta.env.SSR) quietly(commonTeller.load(localeOfPath(location.pathname)));

/**
 * What tells an action in the page's language: undefined until loaded, null where that failed. What
 * only few pages show comes with the first action that may need it.
 */
export function useTeller(action: Tellable, system?: string): Teller | null | undefined {
  const locale = useLocale();
  const teller = useSyncExternalStore(
    onTeller,
    () => {
      const whole = wholeTeller.now(locale);
      return whole ?? commonTeller.now(locale);
    },
    () => undefined,
  );
  const wanted = teller ? needsWhole(teller, action, system) : false;
  const failed = wholeTeller.now(locale) === null;
  useEffect(() => quietly(commonTeller.load(locale)), [locale]);
  useEffect(() => {
    if (wanted) quietly(wholeTeller.load(locale));
  }, [wanted, locale]);
  // Better by its fields than not at all.
  return wanted && !failed ? undefined : teller;
}

/**
 * Whether the words of most actions are there, or will not come: rows that get them later would
 * grow under the reader's eyes.
 */
export function useTellerReady(): boolean {
  const locale = useLocale();
  return useSyncExternalStore(
    onTeller,
    () => (wholeTeller.now(locale) ?? commonTeller.now(locale)) !== undefined,
    () => false,
  );
}

/** `now` tells a failure. */
function quietly(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}
