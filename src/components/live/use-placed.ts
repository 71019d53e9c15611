import { useEffect, useState } from 'react';
import { isPlaced, nextPlaced, type Placed } from './placed.ts';

/** Rows that change in a frame where all do: a slow machine draws few in time. */
const A_FRAME = 6;
/** Frames after which all have, however many: the next ones come soon. */
const FRAMES = 8;

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
    const most = Math.max(A_FRAME, Math.ceil(wanted.length / FRAMES));
    const frame = requestAnimationFrame(() =>
      setPlaced((before) => nextPlaced(before, wanted, most)),
    );
    return () => cancelAnimationFrame(frame);
  }, [placed, wanted, done]);
  return placed;
}
