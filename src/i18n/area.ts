import { localeKeys, localeOfPath, type Locale } from './locales.ts';
import { useLocale } from './react.tsx';

/** Where the texts of a part are, a module a locale. */
type TextModules<T> = Readonly<Record<Locale, () => Promise<{ readonly texts: T }>>>;

const areas = new Set<(locale: Locale) => Promise<void>>();

/** The locales a module may be asked for: a server writes all, a browser shows one. */
const wanted = (): readonly Locale[] =>
  import.meta.env.SSR ? localeKeys : [localeOfPath(location.pathname)];

/**
 * The texts of a part of the site, which come with that part and not with every page: a hook that
 * gives them. A module awaits this where it defines the hook, so that whatever imports it waits.
 */
export async function textArea<T>(modules: TextModules<T>): Promise<() => T> {
  const loaded = new Map<Locale, T>();
  const load = async (locale: Locale) => {
    if (!loaded.has(locale)) loaded.set(locale, (await modules[locale]()).texts);
  };
  areas.add(load);
  await Promise.all(wanted().map(load));
  return function useTexts() {
    const locale = useLocale();
    const texts = loaded.get(locale);
    if (!texts) throw new Error(`A part's texts in "${locale}" were not loaded.`);
    return texts;
  };
}

/** Loads a locale for the parts that are here: for a page that changes its language in place. */
export async function loadAreas(locale: Locale): Promise<void> {
  await Promise.all([...areas].map((load) => load(locale)));
}
