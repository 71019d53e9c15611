import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface WindowRows {
  /** For the element that holds the rows. */
  holder: RefObject<HTMLTableSectionElement | null>;
  /** For each row, which has its index in `data-index`. */
  measure?: (row: Element | null) => void;
  places: readonly number[];
  /** Height of the rows omitted before and after those in the page, in pixels. */
  before: number;
  after: number;
}

/** Shorter lists are rendered completely, so that the browser's search and printing work. */
const WHOLE = 150;

/** The rows of a long list near the viewport, while the page scrolls. */
export function useWindowRows(keys: readonly string[], height: number): WindowRows {
  const holder = useRef<HTMLTableSectionElement>(null);
  const margin = useTop(holder);
  // A new function would measure all rows again.
  const getItemKey = useCallback((place: number) => keys[place] ?? place, [keys]);
  const whole = keys.length <= WHOLE;
  const virtual = useWindowVirtualizer({
    count: keys.length,
    enabled: !whole,
    useFlushSync: false,
    estimateSize: () => height,
    getItemKey,
    overscan: 12,
    scrollMargin: margin,
  });
  const shown = virtual.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  if (whole) return { holder, places: [...keys.keys()], before: 0, after: 0 };
  return {
    holder,
    measure: virtual.measureElement,
    places: shown.map(({ index }) => index),
    before: first ? first.start - margin : 0,
    after: Math.max(0, virtual.getTotalSize() - (last ? last.end - margin : 0)),
  };
}

/** The distance of an element from the top of the page, which can change. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + scrollY));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
