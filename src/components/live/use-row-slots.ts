import { useEffect, useState } from 'react';
import { sameRows, nextSlots, type RowSlot } from './row-slots.ts';

/** Rows that change in a frame where all do: a slow machine draws few in time. */
const A_FRAME = 6;
/** Frames after which all have, however many: the next ones come soon. */
const FRAMES = 8;

/** The rows of the page, which become the wanted ones over some frames; at once where they are read. */
export function useRowSlots<Item extends { readonly key: string }>(
  wanted: readonly Item[],
  held: boolean,
): readonly RowSlot<Item>[] {
  const [slots, setSlots] = useState<readonly RowSlot<Item>[]>([]);
  const done = sameRows(slots, wanted);
  if (held && !done) setSlots(nextSlots(slots, wanted, wanted.length));
  useEffect(() => {
    if (done) return;
    const most = Math.max(A_FRAME, Math.ceil(wanted.length / FRAMES));
    const frame = requestAnimationFrame(() =>
      setSlots((before) => nextSlots(before, wanted, most)),
    );
    return () => cancelAnimationFrame(frame);
  }, [slots, wanted, done]);
  return slots;
}
