import { localeKeys, localeOfPath } from './locales.ts';
import { loadTexts } from './text-area.ts';

/**
 * Loads the texts of the parts that are here: in a browser in the page's locale, on a server in all.
 * An island awaits this in its module, so that it hydrates with the words the server wrote.
 */
export async function textsReady(): Promise<void> {
  const locales = import.meta.env.SSR ? localeKeys : [localeOfPath(location.pathname)];
  await Promise.all(locales.map(loadTexts));
}
