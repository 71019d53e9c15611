interface Keyed {
  readonly key: string;
}

/** A row of the page and the slot it is drawn in: a row that goes leaves its elements to the next. */
export interface RowSlot<Item> {
  readonly slot: number;
  readonly item: Item;
}

/**
 * The rows of the page, one step nearer to the wanted ones. Where all change, no more than `most` do,
 * from the top, so that the newest still come first; anything else is done at once.
 */
export function nextSlots<Item extends Keyed>(
  before: readonly RowSlot<Item>[],
  wanted: readonly Item[],
  most: number,
): RowSlot<Item>[] {
  const done = before.findIndex(({ item }, index) => item.key !== wanted[index]?.key);
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const allChange =
    before.length === wanted.length &&
    done >= 0 &&
    before.slice(done).every(({ item }) => !wantedKeys.has(item.key));
  if (!allChange) return assignSlots(before, wanted);
  const rest = before.slice(done + most).map(({ item }) => item);
  return assignSlots(before, [...wanted.slice(0, done + most), ...rest]);
}

/** A row that stays keeps its slot; one that comes has that of the row which stood there and goes. */
function assignSlots<Item extends Keyed>(
  before: readonly RowSlot<Item>[],
  items: readonly Item[],
): RowSlot<Item>[] {
  const slotOf = new Map(before.map(({ item, slot: taken }) => [item.key, taken]));
  const staying = new Set(items.map(({ key }) => key));
  let next = Math.max(-1, ...slotOf.values()) + 1;
  return items.map((item, index) => {
    const kept = slotOf.get(item.key);
    if (kept !== undefined) return { slot: kept, item };
    const there = before[index];
    return { slot: there && !staying.has(there.item.key) ? there.slot : next++, item };
  });
}

export function sameRows<Item extends Keyed>(
  slots: readonly RowSlot<Item>[],
  wanted: readonly Item[],
): boolean {
  return slots.length === wanted.length && slots.every(({ item }, index) => item === wanted[index]);
}
