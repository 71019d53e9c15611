import type { texts } from './en.ts';
import { type Locale, localeKeys, localeOfPath } from './locales.ts';

/** The texts of one part of the site, a module for each locale, each loaded when it is needed. */
export interface TextArea<T> {
  /** The same promise for each call, so that React's `use` can read it. */
  readonly load: (locale: Locale) => Promise<T>;
}

type TextModule<T> = () => Promise<Readonly<Record<string, T>>>;

const areas = new Set<TextArea<unknown>>();
/** Locales that were asked for: parts that come later load them at once. */
const locales = new Set<Locale>();

/**
 * @param modules what `import.meta.glob('./??.ts')` finds in the folder of the texts
 * @param name of the export with the texts
 */
export function textAreaOf<T>(
  modules: Readonly<Record<string, unknown>>,
  name = 'texts',
): TextArea<T> {
  return areaOf((locale) => fetchTexts<T>(modules, locale, name));
}

/** An area whose texts are fetched in some other way than by a folder. */
export function areaOf<T>(fetch: (locale: Locale) => Promise<T>): TextArea<T> {
  const loading = new Map<Locale, Promise<T>>();
  const load = (locale: Locale): Promise<T> => {
    const started = loading.get(locale);
    if (started) return started;
    const promise = fetch(locale);
    loading.set(locale, promise);
    // React's `use` reads these fields: texts that are here are given without suspending.
    const settled = (value: T) => void Object.assign(promise, { status: 'fulfilled', value });
    // A failure is thrown where the texts are used.
    promise.then(settled, () => undefined);
    return promise;
  };
  areas.add({ load });
  for (const locale of locales) void load(locale);
  return { load };
}

async function fetchTexts<T>(
  modules: Readonly<Record<string, unknown>>,
  locale: Locale,
  name: string,
): Promise<T> {
  const load = modules[`./${locale}.ts`] as TextModule<T>;
  return (await load())[name] as T;
}

/** Loads a locale for all parts that are here, and for those to come. */
export async function loadTexts(locale: Locale): Promise<void> {
  locales.add(locale);
  await Promise.all([...areas].map((area) => area.load(locale)));
}

const companions = new Set<(locale: Locale) => unknown>();

/** Registers a load that a page starts with its texts and does not wait for. */
export function loadWithTexts(load: (locale: Locale) => unknown): void {
  companions.add(load);
}

/** Starts these loads. */
function loadCompanions(locale: Locale): void {
  for (const load of companions) load(locale);
}

/**
 * Loads the texts of the parts that are here: in a browser in the page's locale, on a server in all.
 * An island awaits this in its module, so that it is drawn without waiting for its words.
 */
export async function textsReady(): Promise<void> {
  if (import.meta.env.SSR) {
    await Promise.all(localeKeys.map(loadTexts));
    return;
  }
  const locale = localeOfPath(location.pathname);
  loadCompanions(locale);
  await loadTexts(locale);
}

export type Messages = typeof texts;

/** The texts that every page needs. */
export const messages = textAreaOf<Messages>(import.meta.glob('./??.ts'));
