import type { actionDescriber, LoadedSentences } from '#src/chain/actions/describe-action.ts';
import type { SentencePatterns } from '#src/chain/actions/sentence.ts';
import type { contracts, LazyContract } from '#src/chain/actions/sentences/registry.ts';
import type { Locale } from '../locales.ts';
import type { LocalePatterns } from './pattern.ts';

/** Describes actions in one language, with the sentences loaded so far. */
export interface SentenceFormatter extends ReturnType<typeof actionDescriber> {
  /** Of every sentence it has. */
  readonly patterns: Partial<SentencePatterns>;
  readonly sentences: LoadedSentences;
  /** Rows of the registry that could not be loaded. */
  readonly failed: ReadonlySet<LazyContract>;
}

interface Basis {
  readonly describer: typeof actionDescriber;
  readonly contracts: typeof contracts;
  readonly locale: LocalePatterns;
}

/** The patterns of each language, by path. */
const localePatterns = import.meta.glob<{ localePatterns: LocalePatterns }>('./??/common.ts');

/** Null where loading failed. */
const formatters = new Map<Locale, SentenceFormatter | null>();
const bases = new Map<Locale, Promise<Basis>>();
const pending = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Undefined until the common sentences are loaded, null where that failed. */
export function formatterNow(locale: Locale): SentenceFormatter | null | undefined {
  return formatters.get(locale);
}

/** Called whenever a formatter has more sentences, or failed to load them. */
export function onFormatterChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads the common sentences once a locale, apart from the page's texts: a page is drawn without
 * waiting. Never rejects; another call after a failure tries again.
 */
export async function loadSentences(locale: Locale): Promise<void> {
  await basisOf(locale);
}

/** Loads rows of the registry, each once a locale. Never rejects; a later call tries again. */
export async function loadContracts(locale: Locale, names: readonly LazyContract[]): Promise<void> {
  await Promise.all(names.map((name) => loadOnce(locale, name)));
}

async function basisOf(locale: Locale): Promise<Basis | null> {
  const started = bases.get(locale);
  if (started) return started.catch(() => null);
  const loading = loadBasis(locale);
  bases.set(locale, loading);
  try {
    const { describer, locale: own, sentences } = await loading;
    publish(locale, {
      ...describer(sentences),
      patterns: own.common,
      sentences,
      failed: new Set(),
    });
    return await loading;
  } catch {
    bases.delete(locale);
    publish(locale, null);
    return null;
  }
}

async function loadBasis(locale: Locale) {
  const [{ actionDescriber: describer, common: sentences, contracts }, own] = await Promise.all([
    import('#src/chain/actions/common-sentences.ts'),
    patternsOf(locale),
  ]);
  return { describer, contracts, locale: own.localePatterns, sentences };
}

async function patternsOf(locale: Locale): Promise<{ localePatterns: LocalePatterns }> {
  const load = localePatterns[`./${locale}/common.ts`];
  if (!load) throw new Error(`There are no patterns for "${locale}".`);
  return load();
}

function loadOnce(locale: Locale, name: LazyContract): Promise<void> {
  const key = `${locale}/${name}`;
  const running = pending.get(key) ?? loadContract(locale, name);
  pending.set(key, running);
  return running;
}

async function loadContract(locale: Locale, name: LazyContract): Promise<void> {
  const basis = await basisOf(locale);
  try {
    if (!basis) throw new Error('no common sentences');
    const [{ sentences }, { patterns }] = await Promise.all([
      basis.contracts[name].load(),
      loadPatterns(basis.locale, name),
    ]);
    change(locale, (formatter) => {
      const all = { ...formatter.sentences, [name]: sentences };
      return {
        ...basis.describer(all),
        sentences: all,
        patterns: { ...formatter.patterns, [name]: patterns },
        failed: new Set([...formatter.failed].filter((one) => one !== name)),
      };
    });
  } catch {
    pending.delete(`${locale}/${name}`);
    change(locale, (formatter) => ({
      ...formatter,
      failed: new Set([...formatter.failed, name]),
    }));
  }
}

async function loadPatterns(locale: LocalePatterns, name: LazyContract) {
  const load = locale.contracts[`./${name}.ts`];
  if (!load) throw new Error(`There are no patterns for "${name}".`);
  return load();
}

function change(locale: Locale, next: (formatter: SentenceFormatter) => SentenceFormatter): void {
  const formatter = formatters.get(locale);
  if (formatter) publish(locale, next(formatter));
}

function publish(locale: Locale, formatter: SentenceFormatter | null): void {
  formatters.set(locale, formatter);
  for (const listener of listeners) listener();
}
