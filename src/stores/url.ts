import { atom, onMount } from 'nanostores';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { holdsPrivateKey } from '../chain/core/private-key-text.ts';
import { unlocalizePath } from '../i18n/locales.ts';

/** The page's address; null while prerendering. */
const $url = atom<URL | null>(null);

/**
 * Counts the navigations within this document. An entry of the browser's history
 * belongs to the navigation in its state. Changes once the new screen is shown.
 */
export const $navigation = atom(0);
/** A navigation to another screen has begun, and its screen is not shown yet. */
export const $isNavigating = atom(false);

/** The navigation of the browser's current history entry. */
export function navigationOfEntry(state: unknown = history.state): number {
  const navigation = (state as { navigation?: unknown } | null)?.navigation;
  return typeof navigation === 'number' ? navigation : 0;
}

if (typeof history !== 'undefined') $navigation.set(navigationOfEntry());

/** The same address stays the same object, so that nothing is drawn again. (`get` would mount the store.) */
export function setUrl(url: URL): void {
  if ($url.value?.href !== url.href) $url.set(url);
}

onMount($url, () => {
  if (import.meta.env.SSR) return undefined;
  // A page has no address at build time.
  if (typeof location === 'undefined') return;
  const read = () => {
    // An entry of another navigation gets its own screen first.
    if (navigationOfEntry() === $navigation.get()) setUrl(new URL(location.href));
  };
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/** Calls back with the address now and at each change. */
export function watchUrl(follow: (url: URL) => void): () => void {
  return $url.subscribe((url) => url && follow(url));
}

/**
 * A navigation has finished: its address counts from now on. The browser may be at another entry already, which
 * has a screen of its own.
 */
export function showNavigation(navigation: number, url: URL): void {
  setUrl(navigationOfEntry() === navigation ? new URL(location.href) : url);
  $navigation.set(navigation);
}

/**
 * The address of the screen that is rendered. While a navigation is prepared, the old and the new screen
 * are both rendered, so neither may read `location`.
 */
export const ScreenUrl = createContext<URL | null>(null);

/**
 * What a component reads of the address. The component is rendered again only if this changes.
 * @param read returns a primitive or the URL itself, and is called with null while prerendering
 */
export function useFromUrl<T extends string | number | boolean | URL | null>(
  read: (url: URL | null) => T,
): T {
  const ofScreen = useContext(ScreenUrl);
  return useSyncExternalStore(
    $url.listen,
    () => read(ofScreen ?? $url.get()),
    () => read(ofScreen),
  );
}

/** The address; null while prerendering. */
export function useUrl(): URL | null {
  return useFromUrl((url) => url);
}

/** A parameter of the address's query; null without it, and while prerendering. */
export function useQueryValue(name: string): string | null {
  return useFromUrl((url) => url?.searchParams.get(name) ?? null);
}

/**
 * The path parameter of an address: `alice` in `/zh/account/alice`, `art/5` in `/nft/template/art/5`.
 */
export function routeParam(url: URL): string {
  const parts = unlocalizePath(url.pathname).split('/');
  // An NFT's address has one parameter; what has more names a collection or a template.
  const rest = parts.slice(parts[1] === 'nft' && parts.length > 3 ? 3 : 2).join('/');
  try {
    return decodeURIComponent(rest).trim();
  } catch {
    return rest;
  }
}

/**
 * A name as a title has it: none if it has spaces, signs that nothing shows or is long. A link can
 * have any text there, and titles speak in the voice of the site. `layouts/inline/address.js` has
 * the same rule.
 */
export function titleName(name: string): string {
  return /^[!-~]{1,128}$/.test(name) ? name : '';
}

/** The path parameter of the screen's address; null without an address. */
export function useRouteParam(): string | null {
  return useFromUrl((url) => url && routeParam(url));
}

export type Query = Readonly<Record<string, string | null>>;

/** The address with query parameters set; null removes one, and so does a private key. */
export function withQuery(from: URL, parameters: Query): URL {
  const url = new URL(from);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || holdsPrivateKey(value)) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

/** Pushes another address of the same page to the browser's history. */
export function pushUrl(url: URL): void {
  const { pathname } = location;
  history.pushState(history.state, '', url);
  if (url.pathname !== pathname) nameInTitle(routeParam(url));
  setUrl(url);
}

/** Puts a name into the title of a screen with many addresses. */
export function nameInTitle(name: string): void {
  const { shell } = document.documentElement.dataset;
  const title = shell && (JSON.parse(shell) as { title: string }).title;
  if (title) document.title = title.replace('{name}', () => titleName(name));
}
