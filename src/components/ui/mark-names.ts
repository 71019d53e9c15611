/**
 * Marks all places of a name on the page while it is hovered or focused. One listener for the
 * document; returns a function that removes it.
 */
export function markNames(root: Document): () => void {
  const mark = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('[data-name]') : null;
    const name = target?.getAttribute('data-name') ?? null;
    for (const marked of root.querySelectorAll('[data-marked]'))
      if (marked.getAttribute('data-name') !== name) marked.removeAttribute('data-marked');
    if (name === null) return;
    const same = root.querySelectorAll(`[data-name="${CSS.escape(name)}"]`);
    if (same.length > 1) for (const element of same) element.setAttribute('data-marked', '');
  };
  root.addEventListener('pointerover', mark);
  root.addEventListener('focusin', mark);
  return () => {
    root.removeEventListener('pointerover', mark);
    root.removeEventListener('focusin', mark);
  };
}
