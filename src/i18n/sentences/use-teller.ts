import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Tellable } from '#src/chain/actions/sentence.ts';
import { localeOfPath, type Locale } from '../locales.ts';
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
 * Whether the words of these actions are there, or will not come: rows that get them later would
 * grow under the reader's eyes. Stays so for those that join them.
 *
 * @param actions null while they are asked for
 * @param system tells the system contract’s account; asked only in a browser
 */
export function useTellerReady(actions: readonly Tellable[] | null, system: () => string): boolean {
  const locale = useLocale();
  const [wereReady, setWereReady] = useState(false);
  const teller = useSyncExternalStore(
    onTeller,
    () => tellerNow(locale),
    () => undefined,
  );
  const lacking = teller && !wereReady ? lackingOf(teller, actions ?? [], locale, system) : null;
  useEffect(() => {
    if (lacking) quietly(lacking.load(locale));
  }, [lacking, locale]);
  const ready = actions !== null && teller !== undefined && lacking === null;
  if (ready && !wereReady) setWereReady(true);
  return ready || wereReady;
}

/** What the first of the actions whose words are to come waits for. */
function lackingOf(
  teller: Teller,
  actions: readonly Tellable[],
  locale: Locale,
  system: () => string,
): ReturnType<typeof betterTeller> {
  for (const action of actions) {
    const better = betterTeller(teller, action, system());
    if (better && better.now(locale) === undefined) return better;
  }
  return null;
}

/** `now` tells a failure. */
function quietly(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}
