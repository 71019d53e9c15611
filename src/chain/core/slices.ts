/** Work between pauses, in milliseconds: a quarter of a frame. */
const SLICE_MS = 4;

/** When the slice of the current task ends; null before its first work. */
let end: number | null = null;

/**
 * The result of `work` for each item, in their order. Long lists pause between items, so that the
 * page draws and reacts to input meanwhile. Short ones do not pause, unless others before them in
 * the same task took the time.
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (isSliceOver()) {
      await pause();
      end = null;
    }
    results.push(work(item, index));
  }
  return results;
}

function isSliceOver(): boolean {
  const now = performance.now();
  if (end === null) {
    end = now + SLICE_MS;
    // The next task has a slice of its own.
    setTimeout(() => (end = null));
  }
  return now >= end;
}

/** Lets events and frames run. Browsers delay nested timers, so `yield` is preferred. */
async function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  await (scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve)));
}
