interface Keyed {
  readonly key: string;
}

/** A row and the slot it is drawn in. A new row reuses the elements of a removed one. */
export interface RowSlot<Item> {
  readonly slot: number;
  readonly item: Item;
}

/**
 * The next step towards the new rows. If all rows change, at most `most` change in one step,
 * from the top so that the newest come first. Other changes are made at once.
 */
export function nextSlots<Item extends Keyed>(
  before: readonly RowSlot<Item>[],
  next: readonly Item[],
  most: number,
): RowSlot<Item>[] {
  const done = before.findIndex(({ item }, index) => item.key !== next[index]?.key);
  const nextKeys = new Set(next.map(({ key }) => key));
  const allChange =
    before.length === next.length &&
    done >= 0 &&
    before.slice(done).every(({ item }) => !nextKeys.has(item.key));
  if (!allChange) return assignSlots(before, next);
  const rest = before.slice(done + most).map(({ item }) => item);
  return assignSlots(before, [...next.slice(0, done + most), ...rest]);
}

/** A remaining row keeps its slot. A new one takes the slot of the removed row at its position. */
function assignSlots<Item extends Keyed>(
  before: readonly RowSlot<Item>[],
  items: readonly Item[],
): RowSlot<Item>[] {
  const slotOf = new Map(before.map(({ item, slot: taken }) => [item.key, taken]));
  const staying = new Set(items.map(({ key }) => key));
  let next = Math.max(-1, ...slotOf.values()) + 1;
  return items.map((item, index) => {
    const slot = slotOf.get(item.key);
    if (slot !== undefined) return { slot, item };
    const previous = before[index];
    return { slot: previous && !staying.has(previous.item.key) ? previous.slot : next++, item };
  });
}

export function sameRows<Item extends Keyed>(
  slots: readonly RowSlot<Item>[],
  next: readonly Item[],
): boolean {
  return slots.length === next.length && slots.every(({ item }, index) => item === next[index]);
}
