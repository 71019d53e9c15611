import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface WindowRows {
  /** Goes on what holds the rows. */
  holder: RefObject<HTMLTableSectionElement | null>;
  /** Goes on each row, with its place as `data-index`. */
  measure?: (row: Element | null) => void;
  places: readonly number[];
  /** Pixels of the rows left out before those in the page, and behind them. */
  before: number;
  after: number;
}

/** Up to here all rows are in the page, where the browser's own search and printing find them. */
const WHOLE = 150;

/** The rows of a long list that are near what is seen, while the page itself scrolls. */
export function useWindowRows(keys: readonly string[], height: number): WindowRows {
  const holder = useRef<HTMLTableSectionElement>(null);
  const margin = useTop(holder);
  // A function of its own each time would have all rows measured again each time.
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

/** How far below the top of the page an element begins; what stands above it may grow. */
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
