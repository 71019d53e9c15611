import type * as sentence from '#src/chain/actions/sentence.ts';
import type { Locale } from '../locales.ts';

/** What tells actions in one language: the tables of sentences, and their patterns. */
export type Teller = Pick<typeof sentence, 'sentenceOf' | 'tellingOf'> & {
  readonly patterns: sentence.SentencePatterns;
};

const patterns: Record<Locale, () => Promise<{ patterns: sentence.SentencePatterns }>> = {
  en: () => import('./en-sentences.ts'),
  zh: () => import('./zh-sentences.ts'),
  kr: () => import('./kr-sentences.ts'),
  ar: () => import('./ar-sentences.ts'),
  es: () => import('./es-sentences.ts'),
};

const tellers = new Map<Locale, Teller>();
const failed = new Set<Locale>();
const pending = new Map<Locale, Promise<Teller>>();
const listeners = new Set<() => void>();

/**
 * Loads what tells actions, once a locale and apart from the page's texts: a page is drawn without
 * waiting for it. Rejects where it cannot be loaded; another call tries again.
 */
export function loadTeller(locale: Locale): Promise<Teller> {
  const running = pending.get(locale) ?? load(locale);
  pending.set(locale, running);
  return running;
}

async function load(locale: Locale): Promise<Teller> {
  try {
    const [{ sentenceOf, tellingOf }, told] = await Promise.all([
      import('#src/chain/actions/sentence.ts'),
      patterns[locale](),
    ]);
    const teller = { sentenceOf, tellingOf, patterns: told.patterns };
    tellers.set(locale, teller);
    failed.delete(locale);
    return teller;
  } catch (error) {
    pending.delete(locale);
    failed.add(locale);
    throw error;
  } finally {
    for (const listener of listeners) listener();
  }
}

/** The teller of a locale: undefined until it is loaded, null where that failed. */
export function tellerOf(locale: Locale): Teller | null | undefined {
  return tellers.get(locale) ?? (failed.has(locale) ? null : undefined);
}

export function onTeller(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
