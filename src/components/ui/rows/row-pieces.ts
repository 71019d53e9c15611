import type { RefObject } from 'react';

export interface RowWindowOptions {
  count: number;
  /** A function that changes with the rows only. */
  keyOf: (index: number) => string;
  /** Height of a typical row, in pixels. */
  height: number;
  /** The element that holds the rows. */
  holder: RefObject<HTMLElement | null>;
  /** The element that scrolls; by default the page. */
  scroller?: RefObject<HTMLElement | null> | undefined;
}

/** A rendered row by its index, or the height of omitted rows in pixels. */
export type Piece = { readonly index: number } | { readonly gap: number };

/** The rendered part of a list. */
export interface RowRangeState {
  readonly pieces: readonly Piece[];
  /** For each rendered row, which has its index in `data-index`. */
  readonly measure: (row: Element | null) => void;
}

export interface RowRangeProps extends RowWindowOptions {
  /** Null when it ends. */
  onRange: (range: RowRangeState | null) => void;
}
