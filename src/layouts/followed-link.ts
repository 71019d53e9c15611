/** A link of this site that a plain click follows in this window, or null. */
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
 * The header goes along to the next page. A part of it that still waits for its code would begin
 * again there, beside its first beginning: until all are there, a click loads the page anew.
 */
function headerIsReady(): boolean {
  return document.querySelector('#header astro-island[ssr]') === null;
}
