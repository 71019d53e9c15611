import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { NoticeRow } from '../ui/notice-row.tsx';
import { useHeld } from './use-held.ts';

interface LiveListProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Rows that came in while the list was being read. */
  waiting: number;
  /** Rows that are kept at most. */
  kept: number;
  onShow: () => void;
  onHold: (held: boolean) => void;
  /** In the place of the rows where there are none. */
  empty: ReactNode;
}

const ROW_HEIGHT = 37;

/**
 * The newest rows first, only those in the window in the page. While it is read nothing in it moves:
 * what comes in is announced in a line that has its place from the beginning.
 */
export function LiveList<Item>({
  items,
  itemKey,
  children,
  waiting,
  kept,
  onShow,
  onHold,
  empty,
}: LiveListProps<Item>) {
  const text = useLiveTexts();
  const format = useFormat();
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const holding = useHeld(whole, onHold);
  const hasRows = items.length > 0;
  useLayoutEffect(() => {
    const place = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [hasRows]);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => itemKey(items[index] as Item),
    overscan: 6,
    scrollMargin: top,
  });
  return (
    <div ref={whole} {...holding}>
      <div className="sticky top-(--sticky-top,0px) z-1 min-h-9 bg-surface">
        <NoticeRow count={waiting} text={text.waiting(format.number(waiting))} onShow={onShow} />
        {waiting === 0 && (
          <p className="flex min-h-9 items-center border-b px-4 text-xs text-muted">
            {text.kept(format.number(kept))}
          </p>
        )}
      </div>
      {hasRows ? (
        <ul
          ref={list}
          aria-label={text.list}
          className="relative"
          style={{ height: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ key, index, start }) => (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(items[index] as Item)}
            </li>
          ))}
        </ul>
      ) : (
        empty
      )}
    </div>
  );
}
