/** The link of this site that an event is about, if it leads to this window. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const [inner] = event.composedPath();
  const link = inner instanceof Element ? inner.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return link.origin === location.origin ? link : null;
}

/** The link of this site that a plain click follows in this window, or null. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  return event.defaultPrevented || event.button !== 0 || hasModifier ? null : linkOf(event);
}
