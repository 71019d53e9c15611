import { useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../button.tsx';

interface PagedRows<T> {
  shown: readonly T[];
  /** The button that shows the next page; nothing when all is shown. */
  more: ReactNode;
}

/**
 * A list that is there already, a page more of it at a time: whatever a chain says, no page draws
 * more at once. `inline` is for lists within a line of words.
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

/** As `usePaged`, for a list within other things. */
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
  /** How many the button brings. */
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
