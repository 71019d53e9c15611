import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { NoticeRow } from '../ui/rows/notice-row.tsx';
import { nextSlots, type RowSlot, sameRows } from './row-slots.ts';

/** Minimum of rows changed in a frame: slow machines render few in time. */
const A_FRAME = 6;

/** Frames within which all rows must change, before the next update. */
const FRAMES = 8;

/** Height of the sticky header. */
const HEADER = 96;

interface LiveListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
  /** Number of rows waiting while the list is held. */
  waiting: number;
  /** Maximum number of rows. */
  maxRows: number;
  onShow: () => void;
  onPause: (paused: boolean) => void;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Rows rendered at first, and added each time the end comes into view. */
const ROWS = 24;
const NEAR = '600px';

/**
 * Live rows, newest first. Only rows up to the scroll position are in the page. While the list is
 * held, nothing moves: new rows are announced in a reserved line.
 */
export function LiveList<Item extends { readonly key: string }>({
  items,
  children,
  waiting,
  maxRows,
  onShow,
  onPause,
  empty,
}: LiveListProps<Item>) {
  const text = useLiveTexts();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { paused, holding } = usePaused(frame, onPause);
  const { count, showMore } = useRowCount(paused);
  const slots = useRowSlots(
    useMemo(() => items.slice(0, count), [items, count]),
    paused,
  );
  useNear(end, slots.length === count && items.length > count, showMore);
  return (
    <div ref={frame} {...holding}>
      <div className="sticky top-(--sticky-top,0px) z-1 min-h-8 bg-page">
        <NoticeRow count={waiting} text={text.waiting(format.number(waiting))} onShow={onShow} />
        {waiting === 0 && (
          <p className="flex min-h-8 items-center border-b text-xs text-quiet">
            {text.latestRows(format.number(maxRows))}
          </p>
        )}
      </div>
      {items.length > 0 ? (
        <ul aria-label={text.list}>
          {slots.map(({ slot, item }) => (
            <li
              key={slot}
              className="[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      ) : (
        empty
      )}
      <div ref={end} />
    </div>
  );
}

/** Number of rendered rows: grows near the end, and resets when the list is left. */
function useRowCount(paused: boolean): { count: number; showMore: () => void } {
  const [count, setCount] = useState(ROWS);
  const [wasPaused, setWasPaused] = useState(paused);
  if (wasPaused !== paused) {
    setWasPaused(paused);
    if (!paused) setCount(ROWS);
  }
  const showMore = useCallback(() => setCount((before) => before + ROWS), []);
  return { count, showMore };
}

/** Calls back when the end of the list is near and there is more to show. */
function useNear(end: RefObject<HTMLElement | null>, hasMore: boolean, onNear: () => void): void {
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, hasMore, onNear]);
}

/**
 * Whether the list is held: pointer or focus is in it, or the page is scrolled into it. Its rows
 * must not move then.
 */
function usePaused(
  list: RefObject<HTMLElement | null>,
  onHold: (paused: boolean) => void,
): {
  paused: boolean;
  holding: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;
} {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  const paused = pointed || focused || scrolled;

  useEffect(() => onHold(paused), [paused, onHold]);
  useEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top;
      setScrolled(top !== undefined && window.scrollY > 0 && top < HEADER);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [list]);

  const holding = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { paused, holding };
}

/**
 * The displayed rows. They change to the new ones over several frames, or at once while held.
 */
function useRowSlots<Item extends { readonly key: string }>(
  next: readonly Item[],
  paused: boolean,
): readonly RowSlot<Item>[] {
  const [slots, setSlots] = useState<readonly RowSlot<Item>[]>([]);
  const done = sameRows(slots, next);
  if (paused && !done) setSlots(nextSlots(slots, next, next.length));
  useEffect(() => {
    if (done) return;
    const most = Math.max(A_FRAME, Math.ceil(next.length / FRAMES));
    const frame = requestAnimationFrame(() => setSlots((before) => nextSlots(before, next, most)));
    return () => cancelAnimationFrame(frame);
  }, [slots, next, done]);
  return slots;
}
