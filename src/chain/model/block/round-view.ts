import * as limits from '../../core/limits.ts';
import type { RoundPosition } from './round.ts';
import { countedSlots, missedIn, type Missed, type ObservedBlock } from './observed-blocks.ts';

/**
 * The state of a block's place in the round: made and final, made and not yet final, missed, to come
 * in the current turn, or of the round before.
 */
export type SlotState = 'final' | 'pending' | 'missed' | 'coming' | 'previous';

/** A producer's current turn, or its last one. */
export interface TurnView {
  /** Of its 12 blocks. */
  readonly states: readonly SlotState[];
  /** Missed blocks, with those whose place is unknown. */
  readonly missed: number;
}

export interface RoundView extends RoundPosition {
  readonly turns: readonly TurnView[];
  /** Missed blocks of a whole round up to the head block. */
  readonly missed: number;
  /** Number of slots, up to the head block, in which missed blocks are counted. */
  readonly counted: number;
}

interface RoundHead extends RoundPosition {
  readonly headSlot: number;
  /** Blocks that are not yet final, with the head block. */
  readonly pending: number;
}

/** The round at the head block, from the blocks that have been seen. */
export function roundView(head: RoundHead, seen: readonly ObservedBlock[]): RoundView {
  const { size, turn, block, headSlot } = head;
  const total = size * limits.turnBlocks;
  const oldest = headSlot - total + 1;
  const missed = missedIn(seen, oldest, headSlot);
  const states = slotStates(head, missed);
  const turns = Array.from({ length: size }, (_, index): TurnView => {
    const first = index * limits.turnBlocks;
    const isPast = index > turn;
    const start = headSlot - (turn * limits.turnBlocks + block) + first - (isPast ? total : 0);
    const end = index === turn ? headSlot : start + limits.turnBlocks - 1;
    return {
      states: states.slice(first, first + limits.turnBlocks),
      missed: missedIn(seen, start, end).count,
    };
  });
  const counted = countedSlots(seen, oldest, headSlot);
  return { size, turn, block, turns, missed: missed.count, counted };
}

/** The state of each place of the round, in the order of the schedule. */
function slotStates({ size, turn, block, headSlot, pending }: RoundHead, missed: Missed) {
  const total = size * limits.turnBlocks;
  const head = turn * limits.turnBlocks + block;
  const missedSlots = new Set(missed.slots);
  const states: SlotState[] = [];
  let notFinal = pending;
  for (let index = head; index >= 0; index--) {
    if (missedSlots.has(headSlot - head + index)) states[index] = 'missed';
    else states[index] = notFinal-- > 0 ? 'pending' : 'final';
  }
  for (let index = head + 1; index < total; index++) {
    const isMissed = missedSlots.has(headSlot - head + index - total);
    const isComing = index < (turn + 1) * limits.turnBlocks;
    states[index] = isComing ? 'coming' : isMissed ? 'missed' : 'previous';
  }
  return states;
}

/**
 * A value of some slots by their place in the round. Slots that are not in the round up to the head
 * are left out.
 */
export function byPosition<Value>(
  { size, turn, block, headSlot }: Omit<RoundHead, 'pending'>,
  values: ReadonlyMap<number, Value>,
): ReadonlyMap<number, Value> {
  const total = size * limits.turnBlocks;
  const head = turn * limits.turnBlocks + block;
  return new Map(
    [...values]
      .filter(([slot]) => slot <= headSlot && slot > headSlot - total)
      .map(([slot, value]) => [(head - (headSlot - slot) + total) % total, value]),
  );
}
