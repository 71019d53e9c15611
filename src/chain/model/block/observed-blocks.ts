import { slotOfTime } from '../../core/time.ts';

/** The slot and the number of a block that a node has reported. */
export interface ObservedBlock {
  readonly slot: number;
  readonly number: number;
}

/** @param time of the block in milliseconds UTC */
export function observedBlock(number: number, time: number): ObservedBlock {
  return { slot: slotOfTime(time), number };
}

/** Each missed block keeps two of them. */
const KEPT = 200;

/**
 * Adds a block, in the order of slots. Blocks that cannot be on its branch are dropped, and blocks
 * in the middle of a run without a missed block, which say nothing more.
 */
export function withSeen(
  seen: readonly ObservedBlock[],
  block: ObservedBlock,
): readonly ObservedBlock[] {
  const sameBranch = ({ slot, number }: ObservedBlock) => {
    const slots = block.slot - slot;
    const blocks = block.number - number;
    return slots > 0 ? blocks > 0 && blocks <= slots : blocks < 0 && blocks >= slots;
  };
  const all = [...seen.filter(sameBranch), block].toSorted((a, b) => a.slot - b.slot).slice(-KEPT);
  return all.filter((_, index) => {
    const before = all[index - 1];
    const after = all[index + 1];
    return !before || !after || missedAmong(before, after) > 0;
  });
}

/** Slots that passed from one block to a later one, less the blocks made in them. */
function missedAmong(before: ObservedBlock, after: ObservedBlock): number {
  return after.slot - before.slot - (after.number - before.number);
}

export interface Missed {
  /** At least so many blocks were missed. */
  readonly count: number;
  /** The slots of those whose place is known. */
  readonly slots: readonly number[];
}

/**
 * The blocks missed from one slot to another, both included. Between two seen blocks their number
 * is known, and their places only if nothing was made there. Those of a gap that reaches over an
 * end are not counted, since they may be outside.
 */
export function missedIn(seen: readonly ObservedBlock[], from: number, to: number): Missed {
  let count = 0;
  const slots: number[] = [];
  for (const [index, after] of seen.entries()) {
    const before = seen[index - 1];
    const missed = before ? missedAmong(before, after) : 0;
    if (!before || missed === 0) continue;
    const first = before.slot + 1;
    const between = after.slot - first;
    if (missed === between)
      for (let slot = Math.max(first, from); slot <= Math.min(after.slot - 1, to); slot++) {
        slots.push(slot);
        count++;
      }
    else if (first >= from && after.slot - 1 <= to) count += missed;
  }
  return { count, slots };
}

/** Number of slots from one to another whose blocks are counted. */
export function countedSlots(seen: readonly ObservedBlock[], from: number, to: number): number {
  const first = seen[0];
  const last = seen.at(-1);
  if (!first || !last) return 0;
  return Math.max(0, Math.min(last.slot, to) - Math.max(first.slot, from) + 1);
}
