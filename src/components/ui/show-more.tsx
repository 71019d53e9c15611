import { useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from './button.tsx';

interface Paged<T> {
  shown: readonly T[];
  /** The button that shows the next page; nothing when all is shown. */
  more: ReactNode;
}

/** A list that is there already, a page more of it at a time. */
export function usePaged<T>(rows: readonly T[], page: number): Paged<T> {
  const [count, setCount] = useState(page);
  const shown = useMemo(() => rows.slice(0, count), [rows, count]);
  const next = Math.min(rows.length - count, page);
  return {
    shown,
    more: next > 0 && <ShowMore next={next} onMore={() => setCount(count + page)} />,
  };
}

interface ShowMoreProps {
  /** How many the button brings. */
  next: number;
  onMore: () => void;
}

function ShowMore({ next, onMore }: ShowMoreProps) {
  const { ui } = useMessages();
  const format = useFormat();
  return (
    <div className="flex justify-center border-t p-3">
      <Button size="sm" onClick={onMore}>
        {ui.showMore(format.number(next))}
      </Button>
    </div>
  );
}
