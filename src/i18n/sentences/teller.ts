import type { Sentence, SentencePatterns, Tellable } from '#src/chain/actions/sentence.ts';
import {
  commonTables,
  contractTableNames,
  tablesOf,
  type TableName,
} from '#src/chain/actions/sentences/contracts.ts';
import type { Locale } from '../locales.ts';
import type { ChainPatterns, CommonPatterns, ContractPatterns } from './pattern.ts';

/** What tells actions in one language: the tables of sentences, and their patterns. */
export interface Teller {
  readonly sentenceOf: (action: Tellable, system?: string) => Sentence | null;
  readonly tellingOf: (action: Tellable, system?: string) => Sentence;
  /** Of every sentence it tells. */
  readonly patterns: Partial<SentencePatterns>;
  /** The tables it knows; null where it knows all. */
  readonly tables: ReadonlySet<TableName> | null;
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

const chains: Record<Locale, () => Promise<{ patterns: ChainPatterns }>> = {
  en: () => import('./en-chains.ts'),
  zh: () => import('./zh-chains.ts'),
  kr: () => import('./kr-chains.ts'),
  ar: () => import('./ar-chains.ts'),
  es: () => import('./es-chains.ts'),
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
  return { sentenceOf, tellingOf, patterns, tables: commonTables };
});

/** Tells those of the contracts that most chains have, too. */
const contractTeller = loading(async (locale) => {
  const [{ sentenceOf, tellingOf }, most, more] = await Promise.all([
    import('#src/chain/actions/contract-sentence.ts'),
    common[locale](),
    contracts[locale](),
  ]);
  const patterns = { ...most.patterns, ...more.patterns };
  return {
    sentenceOf,
    tellingOf,
    patterns,
    tables: new Set([...commonTables, ...contractTableNames]),
  };
});

/** Tells the actions of every contract. */
export const wholeTeller = loading(async (locale) => {
  const [{ sentenceOf, tellingOf }, most, more, rest] = await Promise.all([
    import('#src/chain/actions/every-sentence.ts'),
    common[locale](),
    contracts[locale](),
    chains[locale](),
  ]);
  const patterns = { ...most.patterns, ...more.patterns, ...rest.patterns };
  return { sentenceOf, tellingOf, patterns, tables: null };
});

/** The one that knows most of those that are loaded. */
export function tellerNow(locale: Locale): Teller | null | undefined {
  return wholeTeller.now(locale) ?? contractTeller.now(locale) ?? commonTeller.now(locale);
}

/** What may know a sentence for an action that a teller has none for; null where nothing would. */
export function betterTeller(teller: Teller, action: Tellable, system?: string): Loading | null {
  const { tables } = teller;
  if (tables === null) return null;
  const [first, ...others] = tablesOf(action.account, system ?? 'eosio');
  if (first !== undefined && !tables.has(first)) return tellerOf(first);
  const next = others.find((table) => !tables.has(table));
  return next !== undefined && teller.sentenceOf(action, system) === null ? tellerOf(next) : null;
}

function tellerOf(table: TableName): Loading {
  return contractTableNames.has(table) ? contractTeller : wholeTeller;
}

export function onTeller(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
