import { navigate } from 'astro:transitions/client';

/** A link of this site that a plain click follows in this window, or null. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const kept = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || kept) return null;
  const [inner] = event.composedPath();
  const link = inner instanceof Element ? inner.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return link.origin === location.origin && !('astroReload' in link.dataset) ? link : null;
}

document.addEventListener('click', (event) => {
  const link = followed(event);
  if (!link) return;
  event.preventDefault();
  void navigate(link.href, { sourceElement: link });
});
