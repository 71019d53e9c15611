import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { keepColumnWidths } from './column-widths.ts';
import type { Piece, RowRangeProps, RowWindowOptions } from './row-pieces.ts';

/** Rows rendered before and after those in view. */
const OVERSCAN = 12;

/** Rows rendered for the browser's search and for printing. */
const MOST_FOUND = 1_000;

/** Reports which rows of a long list are near the viewport. Renders nothing. */
export default memo(function RowRange(props: RowRangeProps) {
  return props.scroller ? (
    <BoxRange {...props} scroller={props.scroller} />
  ) : (
    <PageRange {...props} />
  );
});

function PageRange(props: RowRangeProps) {
  const margin = useMargin(props.holder, undefined);
  const virtual = useWindowVirtualizer({ ...useSharedOptions(props), scrollMargin: margin });
  useReport(virtual, margin, props);
  return null;
}

function BoxRange(props: RowRangeProps & Required<Pick<RowWindowOptions, 'scroller'>>) {
  const { scroller } = props;
  const margin = useMargin(props.holder, scroller);
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...useSharedOptions(props),
    scrollMargin: margin,
    getScrollElement: useCallback(() => scroller?.current ?? null, [scroller]),
  });
  useReport(virtual, margin, props);
  return null;
}

function useSharedOptions({ count, keyOf, height, holder }: RowRangeProps) {
  const allRendered = useAllForSearch();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const places = new Set(defaultRangeExtractor(range));
      const focused = focusedIndex(holder.current);
      // The keyboard must not lose its place when the page is scrolled by other means.
      if (focused !== null && focused < range.count) places.add(focused);
      if (allRendered) for (let n = 0; n < Math.min(range.count, MOST_FOUND); n++) places.add(n);
      return [...places].sort((a, b) => a - b);
    },
    [holder, allRendered],
  );
  return {
    count,
    getItemKey: keyOf,
    estimateSize: useCallback(() => height, [height]),
    overscan: OVERSCAN,
    useFlushSync: false,
    rangeExtractor,
  };
}

function focusedIndex(holder: HTMLElement | null): number | null {
  const focused = document.activeElement;
  if (!focused || !holder?.contains(focused)) return null;
  const index = focused.closest('[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? null : Number(index);
}

/** Whether the first thousand rows are rendered, since the browser searches or prints the page. */
function useAllForSearch(): boolean {
  const [isWhole, setAllRendered] = useState(false);
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey))) setAllRendered(true);
    };
    // The browser prints as soon as the listener returns.
    const onPrint = () => flushSync(() => setAllRendered(true));
    const onPrinted = () => setAllRendered(false);
    addEventListener('keydown', onKey);
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrinted);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('beforeprint', onPrint);
      removeEventListener('afterprint', onPrinted);
    };
  }, []);
  return isWhole;
}

function useReport<Scroller extends Element | Window>(
  virtual: Virtualizer<Scroller, Element>,
  margin: number,
  { holder, onRange }: RowRangeProps,
): void {
  const last = useRef<readonly Piece[]>([]);
  const pieces = piecesOf(virtual, margin);
  const measure = virtual.measureElement;
  useLayoutEffect(() => {
    // A hidden list has no rows in view: it keeps those it has.
    if (!pieces.some((piece) => 'index' in piece) || samePieces(last.current, pieces)) return;
    last.current = pieces;
    onRange({ pieces, measure });
  });
  useLayoutEffect(() => () => onRange(null), [onRange]);
  useLayoutEffect(() => keepColumnWidths(holder.current), [holder]);
}

function piecesOf<Scroller extends Element | Window>(
  virtual: Virtualizer<Scroller, Element>,
  margin: number,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = margin;
  for (const { index, start, end: rowEnd } of virtual.getVirtualItems()) {
    if (start > end) pieces.push({ gap: start - end });
    pieces.push({ index });
    end = rowEnd;
  }
  const after = virtual.getTotalSize() + margin - end;
  if (after > 0) pieces.push({ gap: after });
  return pieces;
}

function samePieces(a: readonly Piece[], b: readonly Piece[]): boolean {
  return a.length === b.length && a.every((piece, at) => sizeOf(piece) === sizeOf(b[at]));
}

function sizeOf(piece: Piece | undefined): string {
  return piece === undefined ? '' : 'gap' in piece ? `gap ${piece.gap}` : String(piece.index);
}

/** The distance of the rows from the top of what scrolls, which can change. */
function useMargin(
  holder: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      const top = holder.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      const box = scroller?.current;
      setMargin(
        Math.round(box ? top - box.getBoundingClientRect().top + box.scrollTop : top + scrollY),
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [holder, scroller]);
  return margin;
}
