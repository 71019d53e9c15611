import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import type { TablePart } from '../ui/rows/data-table.tsx';

/** Shorter tables are rendered completely, so that the browser's search and printing work. */
const WHOLE = 150;

/**
 * The rows of a long table near the visible part of a scrolling box; null if the table is rendered
 * completely.
 * @param height of a typical row, in pixels
 */
export function useBoxRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): TablePart | null {
  const isLong = count > WHOLE;
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    useFlushSync: false,
    getScrollElement: useCallback(() => box.current, [box]),
    estimateSize: () => height,
    overscan: 12,
  });
  if (!isLong) return null;
  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    places: shown.map(({ index }) => index),
    measure: virtual.measureElement,
    before: first?.start ?? 0,
    after: Math.max(0, virtual.getTotalSize() - (last?.end ?? 0)),
  };
}
