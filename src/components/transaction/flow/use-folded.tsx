import { type ReactNode, useState } from 'react';
import { usePaged } from '../../ui/rows/show-more.tsx';

/** Limit of rendered rows, including hidden ones. */
const MOST = 200;

interface Folded<T> {
  /** Rendered rows, for the screen or for paper. */
  readonly shown: readonly T[];
  /** Whether a rendered row is on paper only. */
  readonly isHidden: (index: number) => boolean;
  /** Shows all rows; null if they are shown. */
  readonly unfold: (() => void) | null;
  /** The button for the next page. */
  readonly more: ReactNode;
}

/** Rows of which the first few are shown at first. All are printed. */
export function useFolded<T>(rows: readonly T[], few: number): Folded<T> {
  const [all, setAll] = useState(false);
  const { shown, more } = usePaged(rows, MOST);
  const open = all || rows.length <= few;
  return {
    shown,
    isHidden: (index) => !open && index >= few,
    unfold: open ? null : () => setAll(true),
    more: open && more,
  };
}

export function Unfold({ folded, label }: { folded: Folded<unknown>; label: string }) {
  const { unfold, more } = folded;
  if (unfold === null) return more;
  return (
    <button
      type="button"
      onClick={unfold}
      className="min-h-9 w-full text-center font-medium text-accent -outline-offset-2 hover:underline print:hidden"
    >
      {label}
    </button>
  );
}
