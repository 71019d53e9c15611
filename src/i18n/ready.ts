import { localeKeys, localeOfPath } from './locales.ts';
import { loadCompanions, loadTexts } from './text-area.ts';

/**
 * Loads the texts of the parts that are here: in a browser in the page's locale, on a server in all.
 * An island awaits this in its module, so that it hydrates with the words the server wrote.
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
