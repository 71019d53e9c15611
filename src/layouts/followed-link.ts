import { localeOfPath, localizePath, unlocalizePath } from '#src/i18n/locales.ts';

/** Query parameters of the local chain's node. Other chains' links omit them. */
const ownNode = ['nodeUrl', 'hyperionUrl', 'coreSymbol', 'corePrecision', 'systemDomain'];

/** The link of this site that a plain click follows in this window, or null. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const kept = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || kept) return null;
  const [inner] = event.composedPath();
  const link = inner instanceof Element ? inner.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.origin !== location.origin || 'astroReload' in link.dataset) return null;
  return headerIsReady() ? link : null;
}

/**
 * The header persists across pages. An island in it that is not hydrated yet would hydrate twice
 * after a client-side navigation. Until all are hydrated, a click loads the page normally.
 */
function headerIsReady(): boolean {
  return document.querySelector('#header astro-island[ssr]') === null;
}

/** The current screen's address on another chain, or its home page if it lacks the screen. */
export function onOtherChain(link: HTMLAnchorElement, { pathname, search } = location): string {
  const { elsewhere = '' } = document.documentElement.dataset;
  const locale = localeOfPath(pathname);
  if (!elsewhere.split(' ').includes(link.dataset['chain'] ?? ''))
    return link.origin + localizePath('/', locale);
  const query = new URLSearchParams(search);
  for (const name of ownNode) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  return link.origin + localizePath(unlocalizePath(pathname), locale) + rest;
}
