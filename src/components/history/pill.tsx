import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PillProps {
  /** Undefined for a button that disappears when pressed. */
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A filter toggle. */
export function Pill({ pressed, onPress, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'tap min-h-8 rounded-sm border px-3 text-sm font-medium whitespace-nowrap md:min-h-7 md:px-2',
        pressed
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-line text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
