import { useEffect, type RefObject } from 'react';

/** `/` outside of fields, and Ctrl K or ⌘K anywhere, focus the search box. */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const typing =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable ||
          ['INPUT', 'TEXTAREA', 'SELECT'].includes(event.target.tagName));
      const modified = event.ctrlKey || event.metaKey;
      const slash = event.key === '/' && !typing && !modified && !event.altKey;
      if (!slash && !(modified && event.key.toLowerCase() === 'k')) return;
      // A page's own search box takes precedence over the header's.
      if (!input.current?.checkVisibility({ visibilityProperty: true })) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [input]);
}
