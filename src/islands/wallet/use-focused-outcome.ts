import { useEffect, useRef } from 'react';

/**
 * Puts the focus on how a signature ended, since the window that had it is gone. Where the visitor
 * went on to another field meanwhile, the focus stays there.
 */
export function useFocusedOutcome() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (isFree || activeElement.matches('button[type="submit"]')) element.current?.focus();
  }, []);
  return element;
}
