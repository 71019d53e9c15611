import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { Piece, RowRangeProps, RowWindowOptions, RowRangeState } from './row-pieces.ts';

/** Shorter lists are rendered completely, so that the browser's search and printing work. */
export const WHOLE = 100;

/** Rows of a longer list that are rendered until the code of its window is loaded. */
const FIRST = 40;

const RowRange = lazyPart(async () => (await import('./row-range.tsx')).default, AllRows);

interface RowWindow {
  /** Whether rows are omitted, so that rows need their index for screen readers. */
  readonly isPart: boolean;
  readonly pieces: readonly Piece[];
  readonly measure: RowRangeState['measure'] | undefined;
  /** Renders nothing. Follows the scroll position, and belongs beside the rows. */
  readonly follower: ReactNode;
}

/**
 * The rows of a list to render: all of a short one, those near the viewport of a long one. The code
 * for long lists is loaded with the first of them.
 * @param windowAbove up to this number of rows all are rendered
 */
export function useRowWindow(options: RowWindowOptions, windowAbove: number = WHOLE): RowWindow {
  const { count, height } = options;
  const [range, setRange] = useState<RowRangeState | null>(null);
  if (count <= windowAbove)
    return { isPart: false, pieces: rowPieces(count), measure: undefined, follower: null };
  return {
    isPart: true,
    // The list may have become shorter since the last report.
    pieces: range
      ? range.pieces.filter((piece) => 'gap' in piece || piece.index < count)
      : firstPieces(count, height),
    measure: range?.measure,
    follower: (
      <Suspense fallback={null}>
        <RowRange {...options} onRange={setRange} />
      </Suspense>
    ),
  };
}

/** Without the code of the window every row is rendered. */
function AllRows({ count, onRange }: RowRangeProps) {
  useEffect(
    () => onRange({ pieces: rowPieces(count), measure: () => undefined }),
    [count, onRange],
  );
  return null;
}

/** The page has its height at once, so that the browser can restore the scroll position. */
function firstPieces(count: number, height: number): Piece[] {
  const first = Math.min(FIRST, count);
  return [...rowPieces(first), { gap: (count - first) * height }];
}

function rowPieces(count: number): Piece[] {
  return Array.from({ length: count }, (_, index) => ({ index }));
}
