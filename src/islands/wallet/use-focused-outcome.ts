import { useEffect, useRef } from 'react';

/**
 * Focuses the outcome after the review window closed, unless the visitor has moved the focus to
 * another field.
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
