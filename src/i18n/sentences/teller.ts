import type { Sentence, SentencePatterns, Tellable } from '#src/chain/actions/sentence.ts';
import { commonTables, tablesOf } from '#src/chain/actions/sentences/contracts.ts';
import type { Locale } from '../locales.ts';
import type { CommonPatterns, ContractPatterns } from './pattern.ts';

/** What tells actions in one language: the tables of sentences, and their patterns. */
export interface Teller {
  readonly sentenceOf: (action: Tellable, system?: string) => Sentence | null;
  readonly tellingOf: (action: Tellable, system?: string) => Sentence;
  /** Of every sentence it tells. */
  readonly patterns: Partial<SentencePatterns>;
  /** Whether it knows every contract there is a sentence for. */
  readonly complete: boolean;
}

const common: Record<Locale, () => Promise<{ patterns: CommonPatterns }>> = {
  en: () => import('./en-sentences.ts'),
  zh: () => import('./zh-sentences.ts'),
  kr: () => import('./kr-sentences.ts'),
  ar: () => import('./ar-sentences.ts'),
  es: () => import('./es-sentences.ts'),
};

const contracts: Record<Locale, () => Promise<{ patterns: ContractPatterns }>> = {
  en: () => import('./en-contracts.ts'),
  zh: () => import('./zh-contracts.ts'),
  kr: () => import('./kr-contracts.ts'),
  ar: () => import('./ar-contracts.ts'),
  es: () => import('./es-contracts.ts'),
};

const listeners = new Set<() => void>();

interface Loading {
  /** Undefined until it is loaded, null where that failed. */
  readonly now: (locale: Locale) => Teller | null | undefined;
  /** Rejects where it cannot be loaded; another call tries again. */
  readonly load: (locale: Locale) => Promise<Teller>;
}

/** Loads a teller once a locale, apart from the page's texts: a page is drawn without waiting. */
function loading(make: (locale: Locale) => Promise<Teller>): Loading {
  const loaded = new Map<Locale, Teller | null>();
  const pending = new Map<Locale, Promise<Teller>>();

  async function start(locale: Locale): Promise<Teller> {
    try {
      const teller = await make(locale);
      loaded.set(locale, teller);
      return teller;
    } catch (error) {
      pending.delete(locale);
      loaded.set(locale, null);
      throw error;
    } finally {
      for (const listener of listeners) listener();
    }
  }

  return {
    now: (locale) => loaded.get(locale),
    load(locale) {
      const running = pending.get(locale) ?? start(locale);
      pending.set(locale, running);
      return running;
    },
  };
}

/** Tells what tokens and the system contract do: all that most pages need. */
export const commonTeller = loading(async (locale) => {
  const [{ sentenceOf, tellingOf }, { patterns }] = await Promise.all([
    import('#src/chain/actions/common-sentence.ts'),
    common[locale](),
  ]);
  return { sentenceOf, tellingOf, patterns, complete: false };
});

/** Tells the actions of every contract. */
export const wholeTeller = loading(async (locale) => {
  const [{ sentenceOf, tellingOf }, most, rest] = await Promise.all([
    import('#src/chain/actions/every-sentence.ts'),
    common[locale](),
    contracts[locale](),
  ]);
  const patterns = { ...most.patterns, ...rest.patterns };
  return { sentenceOf, tellingOf, patterns, complete: true };
});

/** Whether an action may have a sentence that the common teller does not know. */
export function needsWhole(teller: Teller, action: Tellable, system?: string): boolean {
  if (teller.complete) return false;
  const [first, ...others] = tablesOf(action.account, system ?? 'eosio');
  if (first === undefined || !commonTables.has(first)) return true;
  return others.length > 0 && teller.sentenceOf(action, system) === null;
}

export function onTeller(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
