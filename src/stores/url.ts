import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { unlocalizePath } from '../i18n/locales.ts';

const KEY = 'typed-address';

const addressNow = () => location.pathname + location.search;

/** The page's address; null while prerendering. */
const $url = atom<URL | null>(null);

onMount($url, () => {
  if (import.meta.env.SSR) return undefined;
  // A page has no address at build time.
  if (typeof location === 'undefined') return;
  const read = () => $url.set(new URL(location.href));
  read();
  addEventListener('popstate', read);
  document.addEventListener('astro:after-swap', read);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('astro:after-swap', read);
  };
});

/** The address; null while the page hydrates, so that server and browser render the same. */
export function useUrl(): URL | null {
  return useStore($url, { ssr: 'initial' });
}

/** The path parameter: `alice` in `/zh/account/alice`. Null while the page hydrates. */
export function useRouteParam(): string | null {
  const url = useUrl();
  if (!url) return null;
  const [, , ...rest] = unlocalizePath(url.pathname).split('/');
  try {
    return decodeURIComponent(rest.join('/')).trim();
  } catch {
    return rest.join('/');
  }
}

type Query = Readonly<Record<string, string | null>>;

/** The address with query parameters set; null removes one. */
export function withQuery(from: URL, parameters: Query): URL {
  const url = new URL(from);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

/**
 * Sets query parameters without a navigation. If no link had set any, the whole query counts as
 * typed here.
 */
export function setQuery(parameters: Query): void {
  const own = location.search === '' || isTypedAddress();
  const url = withQuery(new URL(location.href), parameters);
  history.replaceState(history.state, '', url);
  if (own) noteTypedAddress();
  $url.set(url);
}

/** Pushes another address of the same page to the browser's history. */
export function visitHere(url: URL): void {
  history.pushState(history.state, '', url);
  $url.set(url);
}

/** Replaces the address of the same page and the name in its title. */
export function replaceHere(path: string, name: string): void {
  const url = new URL(path, location.href);
  history.replaceState(history.state, '', url);
  const { shell } = document.documentElement.dataset;
  const title = shell && (JSON.parse(shell) as { title: string }).title;
  if (title) document.title = title.replace('{name}', () => name);
  $url.set(url);
}

/** Notes that the page itself wrote the address, from what was typed in this tab. */
export function noteTypedAddress(): void {
  try {
    sessionStorage.setItem(KEY, addressNow());
  } catch {
    // Without storage the address counts as a link after a reload.
  }
}

/** Whether this tab wrote the current address. A link cannot set this note. */
export function isTypedAddress(): boolean {
  try {
    return sessionStorage.getItem(KEY) === addressNow();
  } catch {
    return false;
  }
}
