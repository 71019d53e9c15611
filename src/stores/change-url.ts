/** Changes of the address that first views do not need: `url.ts` reads it. */
import { nameInTitle, type Query, setUrl, withQuery } from './url.ts';

const KEY = 'typed-address';

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * Goes to an address like a click on a link.
 * @param isOwn the site made the address, as it makes links: nothing in it was pasted
 */
export function goTo(href: string, isOwn = false): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  if (!isOwn) link.dataset['typed'] = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Sets query parameters without a navigation. If no link had set any, the whole query counts as
 * typed here.
 */
export function setQuery(parameters: Query): void {
  const own = location.search === '' || isTypedAddress();
  const url = withQuery(new URL(location.href), parameters);
  history.replaceState(history.state, '', url);
  if (own) markUrlAsTyped();
  setUrl(url);
}

/** Replaces the address of the same page and the name in its title. */
export function replacePath(path: string, name: string): void {
  const url = new URL(path, location.href);
  history.replaceState(history.state, '', url);
  nameInTitle(name);
  setUrl(url);
}

/** Notes that the page itself wrote the address, from what was typed in this tab. */
export function markUrlAsTyped(): void {
  try {
    sessionStorage.setItem(KEY, addressOf(location));
  } catch {
    // Without storage the address counts as a link after a reload.
  }
}

/** Whether this tab wrote the address. A link cannot set this note. */
export function isTypedAddress(url: URL | Location = location): boolean {
  try {
    return sessionStorage.getItem(KEY) === addressOf(url);
  } catch {
    return false;
  }
}
