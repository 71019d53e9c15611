import { startTransition, useEffect, useState } from 'react';
import type { ActionContent } from '#src/chain/actions/sentence.ts';
import type { LazyContract } from '#src/chain/actions/sentences/registry.ts';
import type { Locale } from '../locales.ts';
import { useLocale } from '../react.tsx';
import { loadWithTexts } from '../text-area.ts';
import {
  formatterNow,
  loadContracts,
  loadSentences,
  onFormatterChange,
  type SentenceFormatter,
} from './formatter.ts';
import { useOnServer } from '../use-on-server.ts';

// A page fetches its actions as soon as it runs; the sentences load meanwhile.
loadWithTexts(loadSentences);

/**
 * What describes an action in the page's language: undefined until loaded, null where that failed.
 * The sentences of rarer contracts are loaded with the first action that may need them.
 */
export function useSentences(
  action: ActionContent,
  system?: string,
): SentenceFormatter | null | undefined {
  const locale = useLocale();
  const formatter = useFormatter(locale);
  const missing = formatter ? formatter.missingContracts(action, system) : [];
  useLoaded(locale, missing);
  // An action whose sentences failed to load is shown by its fields.
  return formatter && isWaiting(formatter, missing) ? undefined : formatter;
}

/**
 * Whether the sentences of these actions are loaded, or failed to load: rows that get them later
 * would grow before the reader's eyes. Stays true for actions that are added later.
 *
 * @param actions null while they are fetched
 * @param system gives the system contract’s account; called in a browser only
 */
export function useSentencesReady(
  actions: readonly ActionContent[] | null,
  system: () => string,
): boolean {
  const locale = useLocale();
  const [wereReady, setWereReady] = useState(false);
  const formatter = useFormatter(locale);
  const missing = formatter && !wereReady ? missingOf(formatter, actions ?? [], system) : [];
  useLoaded(locale, missing);
  const ready =
    actions !== null &&
    formatter !== undefined &&
    (formatter === null || !isWaiting(formatter, missing));
  if (ready && !wereReady) setWereReady(true);
  return ready || wereReady;
}

/** Loads the sentences of actions. A contract's own come before those of its kind. Never rejects. */
export async function sentencesReady(
  actions: readonly ActionContent[],
  system: string,
  locale: Locale,
): Promise<void> {
  await loadSentences(locale);
  const formatter = formatterNow(locale);
  if (!formatter) return;
  const missing = missingOf(formatter, actions, () => system).filter(
    (name) => !formatter.failed.has(name),
  );
  if (missing.length === 0) return;
  await loadContracts(locale, missing);
  await sentencesReady(actions, system, locale);
}

function useFormatter(locale: Locale): SentenceFormatter | null | undefined {
  const formatter = useOnServer() ? undefined : formatterNow(locale);
  const [, draw] = useState(formatter);
  useEffect(() => {
    // Loaded sentences change every row of a table: a transition draws them in pieces.
    const follow = () => startTransition(() => draw(formatterNow(locale)));
    follow();
    void loadSentences(locale);
    return onFormatterChange(follow);
  }, [locale]);
  return formatter;
}

function useLoaded(locale: Locale, names: readonly LazyContract[]): void {
  const list = names.join(' ');
  useEffect(() => {
    if (list !== '') void loadContracts(locale, list.split(' ') as LazyContract[]);
  }, [locale, list]);
}

function isWaiting({ failed }: SentenceFormatter, missing: readonly LazyContract[]): boolean {
  return missing.some((name) => !failed.has(name));
}

function missingOf(
  formatter: SentenceFormatter,
  actions: readonly ActionContent[],
  system: () => string,
): LazyContract[] {
  const missing = actions.flatMap((action) => formatter.missingContracts(action, system()));
  return [...new Set(missing)];
}
