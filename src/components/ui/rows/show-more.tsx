import { useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../button.tsx';

interface PagedRows<T> {
  shown: readonly T[];
  /** The button for the next page; nothing if all is shown. */
  more: ReactNode;
}

/**
 * Shows a loaded list page by page, so that no page renders an unlimited number. `inline` is for
 * lists inside a line of text.
 */
export function usePaged<T>(rows: readonly T[], page: number, inline = false): PagedRows<T> {
  const [count, setCount] = useState(page);
  const shown = useMemo(() => (rows.length > count ? rows.slice(0, count) : rows), [rows, count]);
  const next = Math.min(rows.length - count, page);
  const more = next > 0 && (
    <ShowMore next={next} inline={inline} onMore={() => setCount(count + page)} />
  );
  return { shown, more };
}

interface PagedProps<T> {
  rows: readonly T[];
  page: number;
  inline?: boolean;
  children: (shown: readonly T[]) => ReactNode;
}

/** Like `usePaged`, for a list inside other content. */
export function Paged<T>({ rows, page, inline, children }: PagedProps<T>) {
  const { shown, more } = usePaged(rows, page, inline);
  return (
    <>
      {children(shown)}
      {more}
    </>
  );
}

interface ShowMoreProps {
  /** Number of rows the button adds. */
  next: number;
  inline: boolean;
  onMore: () => void;
}

function ShowMore({ next, inline, onMore }: ShowMoreProps) {
  const { ui } = useMessages();
  const format = useFormat();
  const button = (
    <Button size="sm" onClick={onMore}>
      {ui.showMore(format.number(next))}
    </Button>
  );
  return inline ? button : <div className="flex justify-center border-t p-3">{button}</div>;
}
