import { useEffect, useState } from 'react';
import { isPlaced, nextPlaced, type Placed } from './placed.ts';

/** Rows that change in one frame at most where all do: a slow machine draws no more in time. */
const A_FRAME = 6;

/** The rows of the page, which become the wanted ones over some frames; at once where they are read. */
export function usePlaced<Item extends { readonly key: string }>(
  wanted: readonly Item[],
  held: boolean,
): readonly Placed<Item>[] {
  const [placed, setPlaced] = useState<readonly Placed<Item>[]>([]);
  const done = isPlaced(placed, wanted);
  if (held && !done) setPlaced(nextPlaced(placed, wanted, wanted.length));
  useEffect(() => {
    if (done) return;
    const frame = requestAnimationFrame(() =>
      setPlaced((before) => nextPlaced(before, wanted, A_FRAME)),
    );
    return () => cancelAnimationFrame(frame);
  }, [placed, wanted, done]);
  return placed;
}
