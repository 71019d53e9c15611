import { useEffect, useSyncExternalStore } from 'react';
import type { Tellable } from '#src/chain/actions/sentence.ts';
import { localeOfPath } from '../locales.ts';
import { useLocale } from '../react.tsx';
import { betterTeller, commonTeller, onTeller, tellerNow, type Teller } from './teller.ts';

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
    () => tellerNow(locale),
    () => undefined,
  );
  const better = teller ? betterTeller(teller, action, system) : null;
  const failed = better?.now(locale) === null;
  useEffect(() => quietly(commonTeller.load(locale)), [locale]);
  useEffect(() => {
    if (better) quietly(better.load(locale));
  }, [better, locale]);
  // Better by its fields than not at all.
  return better && !failed ? undefined : teller;
}

/**
 * Whether the words of most actions are there, or will not come: rows that get them later would
 * grow under the reader's eyes.
 */
export function useTellerReady(): boolean {
  const locale = useLocale();
  return useSyncExternalStore(
    onTeller,
    () => tellerNow(locale) !== undefined,
    () => false,
  );
}

/** `now` tells a failure. */
function quietly(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}
