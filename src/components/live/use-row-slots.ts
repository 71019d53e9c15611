import { useEffect, useState } from 'react';
import { sameRows, nextSlots, type RowSlot } from './row-slots.ts';

/** Minimum of rows changed in a frame: slow machines render few in time. */
const A_FRAME = 6;
/** Frames within which all rows must change, before the next update. */
const FRAMES = 8;

/**
 * The displayed rows. They change to the wanted ones over several frames, or at once while held.
 */
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
