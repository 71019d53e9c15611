import { useEffect } from 'react';

/** Elements that use arrow keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=treeitem], [role=menu], [role=listbox], [role=dialog], [role=tablist]';

/** Arrow keys go to the neighbouring blocks, in the page's text direction. */
export function useNeighbourKeys(go: (step: -1 | 1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const [back, on] =
        document.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      if (event.key === back) go(-1);
      else if (event.key === on) go(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [go]);
}
