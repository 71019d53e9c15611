/**
 * Moves the focus in a tree for a key, or asks to fold (`true`) or unfold (`false`) the item.
 * Folded items are not in the document, so they are skipped. Returns whether it handled the key.
 */
export function moveInTree(
  tree: Element,
  item: HTMLElement,
  key: string,
  rightToLeft: boolean,
  fold: (close: boolean) => void,
): boolean {
  const items = [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const place = items.indexOf(item);
  const expanded = item.getAttribute('aria-expanded');
  const inward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const outward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case 'ArrowDown':
      items[place + 1]?.focus();
      return true;
    case 'ArrowUp':
      items[place - 1]?.focus();
      return true;
    case 'Home':
      items[0]?.focus();
      return true;
    case 'End':
      items.at(-1)?.focus();
      return true;
    case inward:
      if (expanded === 'false') fold(false);
      else item.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
      return true;
    case outward:
      if (expanded === 'true') fold(true);
      else item.parentElement?.closest<HTMLElement>('[role="treeitem"]')?.focus();
      return true;
    case 'Enter':
    case ' ':
      fold(expanded === 'true');
      return true;
    default:
      return false;
  }
}
