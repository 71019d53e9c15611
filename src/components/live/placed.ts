interface Keyed {
  readonly key: string;
}

/** A row of the page and the place it is drawn in: a row that goes leaves its elements to the next. */
export interface Placed<Item> {
  readonly place: number;
  readonly item: Item;
}

/**
 * The rows of the page, one step nearer to the wanted ones. Where all change, no more than `most` do,
 * from the top, so that the newest still come first; anything else is done at once.
 */
export function nextPlaced<Item extends Keyed>(
  before: readonly Placed<Item>[],
  wanted: readonly Item[],
  most: number,
): Placed<Item>[] {
  const done = before.findIndex(({ item }, index) => item.key !== wanted[index]?.key);
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const allChange =
    before.length === wanted.length &&
    done >= 0 &&
    before.slice(done).every(({ item }) => !wantedKeys.has(item.key));
  if (!allChange) return place(before, wanted);
  const rest = before.slice(done + most).map(({ item }) => item);
  return place(before, [...wanted.slice(0, done + most), ...rest]);
}

/** A row that stays keeps its place; one that comes has that of the row which stood there and goes. */
function place<Item extends Keyed>(
  before: readonly Placed<Item>[],
  items: readonly Item[],
): Placed<Item>[] {
  const placeOf = new Map(before.map(({ item, place: taken }) => [item.key, taken]));
  const staying = new Set(items.map(({ key }) => key));
  let next = Math.max(-1, ...placeOf.values()) + 1;
  return items.map((item, index) => {
    const kept = placeOf.get(item.key);
    if (kept !== undefined) return { place: kept, item };
    const there = before[index];
    return { place: there && !staying.has(there.item.key) ? there.place : next++, item };
  });
}

export function isPlaced<Item extends Keyed>(
  placed: readonly Placed<Item>[],
  wanted: readonly Item[],
): boolean {
  return (
    placed.length === wanted.length && placed.every(({ item }, index) => item === wanted[index])
  );
}
